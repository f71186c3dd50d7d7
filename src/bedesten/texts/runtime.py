"""A language as fluent.runtime understands it."""

from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from bedesten.texts.files import written
from bedesten.texts.speech import Language


class Runtime(Language):
    def __init__(self, code: str) -> None:
        super().__init__(code)
        functions: Any = {"TERM": self._term, "COUNT": self._count}
        self._bundle = FluentBundle([code], functions=functions, use_isolating=False)
        self._bundle.add_resource(FluentResource("\n".join(written(code).values())))

    def __call__(self, key: str, **values: Any) -> str:
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        said, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{key} in {self.code}: {errors[0]}") from errors[0]
        return str(said)

    def knows(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def _term(self, name: Any, of: str, form: str | None = None) -> str:
        return self.term(_bare(name), str(of), form and str(form))

    def _count(self, n: Any, of: str, form: str | None = None) -> str:
        return self.count(int(n), str(of), form and str(form))


def _bare(name: Any) -> str:
    """Numbers come wrapped, and would be written as 1,000."""
    return str(int(name)) if isinstance(name, int | float) else str(name)
