"""Is the installed package whole: compiled, with the page in the browser, and does it play? Tries wheels of any system."""

from importlib.resources import files

import bedesten

assert bedesten.COMPILED, "the rules are not compiled"
assert (files("bedesten.web") / "page" / "index.html").is_file(), "the page is not in the wheel"
game = bedesten.Game(bedesten.Options(players=4, rules="grand"), seed=1)
for _ in range(200):
    game.play(game.question.words[0])
assert bedesten.read_record(bedesten.write_record(game)).position == game.position
print(f"bedesten {bedesten.__version__} is whole")
