import { afterEach, beforeAll, beforeEach, describe, expect, test, vi, type MockInstance } from "vitest";
import type { Event, Option, Outcome, Question, Seat } from "../src/house/types";
import { whole } from "../make/texts";
import { newestOf, turnsOf } from "../src/pages/table/side/lines";
import { LANGUAGES, type Language } from "../src/texts/languages";
import { speak } from "../src/texts/texts.svelte";
import * as words from "../src/words";
import { samples, type Samples } from "./samples";

let house: Samples;
let different: Event[]; // of all events one of each sort
let errors: MockInstance;

beforeAll(() => {
  house = samples();
  const sort = ({ kind, word, place, of, gains, moves }: Event) => JSON.stringify([kind, word, place, of, gains, moves]);
  different = [...new Map(house.updates.flatMap(({ events }) => events).map((event) => [sort(event), event])).values()];
}, 120_000);

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
  errors = vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  expect(errors.mock.calls).toEqual([]); // no text and no variable was missing
  vi.restoreAllMocks();
});

const plain = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, "") ?? null;
const NAMES = /Ayla|Marek|Inès|Tomo|Олена/g;
const LATIN = /[a-z]{2,}/i;
const CLAUSES = /LAY-\d/g;
const CYRILLIC = ["ru", "uk"];

/** Every text that a language makes of the samples. */
function everything(language: Language): string[] {
  const { questions, updates, kinds, answers, topics, examples } = house;
  const seats = updates.at(-1)!.table.seats; // all five colours
  const asked = (kind: string): Question => ({ seat: "red", kind, text: "", place: 9, options: [], refused: [] });
  const option = (word: string): Option => ({ word, text: "", outcomes: [] });
  const chosen = Object.fromEntries(seats.map(({ colour }, i) => [colour, 4 * i + 1]));
  return [
    ...kinds.flatMap((kind) => [words.questionText(asked(kind), chosen), words.explanationText(asked(kind))]),
    ...answers.flatMap((word) => ["move", "reward", "last-cards"].map((kind) => words.optionText(asked(kind), option(word)))),
    ...questions.flatMap((question) => [
      words.questionText(question, chosen),
      ...question.options.map((one) => words.optionText(question, one)),
      ...question.options.map(({ outcomes }) => words.outcomesText(outcomes, question.seat)),
      ...question.options.flatMap(({ outcomes }) => outcomes.map(({ then }) => words.outcomesText(then ?? [], question.seat))),
      ...question.refused.map((refused) => words.refusalText(refused)),
    ]),
    ...updates.flatMap(({ events, table }) => words.logLines(events.slice(0, 500), table.seats, "red").map(({ text }) => text)),
    ...different.flatMap((event) => ["red", "green", null].map((you) => words.eventText(event, seats, you) ?? "")),
    ...(language === "en" ? [] : topics.flatMap((topic) => [words.ruleTitle(topic), words.ruleText(topic), words.ruleNote(topic)])),
    ...Object.values(examples).flatMap((events) => words.logLines(events, [], "red").map(({ text }) => text)),
    ...updates.map(({ result, table }) => words.resultText(result, table.seats, null) ?? ""),
    ...seats.map(({ colour }) => words.seatName(colour, [])),
  ];
}

describe.each(LANGUAGES)("%s", (language) => {
  beforeEach(() => speak(language));

  test("says everything, whole and in its own words", () => {
    const texts = [...new Set(everything(language).map((text) => plain(text)!))];
    expect(texts.filter((text) => /[{}]|undefined|NaN|\[object/.test(text))).toEqual([]);
    expect(texts.filter((text) => /^ | $| {2}/.test(text))).toEqual([]);
    if (CYRILLIC.includes(language)) expect(texts.filter((text) => LATIN.test(text.replace(NAMES, "").replace(CLAUSES, "")))).toEqual([]);
  }, 60_000);

  test("says every sentence of the server", () => {
    const written = [...whole(language).matchAll(/^refusal-([\w-]+) =(.*(?:\n[ }].*)*)/gm)];
    expect(written.length).toBeGreaterThan(200);
    for (const [, key = "", text = ""] of written) {
      const names = [...text.matchAll(/\$(\w+)/g)].flatMap(([, name]) => MADE_OF[name!] ?? [name!]);
      const args = Object.fromEntries(names.map((name) => [name, SAMPLE[name] ?? 5]));
      const said = plain(words.refusalText({ error: "unsaid", clause: null, said: [{ key, args: args as never }] }));
      expect(said, key).not.toBe("unsaid");
      expect(said, key).not.toMatch(/[{}]|undefined/);
    }
  });
});

const MADE_OF: Record<string, string[]> = { colour: ["good"], needed: ["good", "price"], card_number: ["card_number"] };
const SAMPLE: Record<string, unknown> = {
  ...{ place: "tea-house", good: "fabric", goods: { fabric: 2, jewellery: 1 }, card: "far", piece: "governor", word: "act", question: "Where" },
  ...{ steps: 3, merchants: 2, price: 5, lira: 1, number: 2, seconds: 21, minutes: 2, widths: [3, 4], missing: [3, 4], known: ["a", "b"] },
};

describe("in English", () => {
  const seats = ["Ayla", "Marek", ""].map((name, i) => ({ colour: ["red", "green", "blue"][i]!, name, kind: name ? "person" : "open" }) as Seat);
  const event = (word: string, more: Partial<Event> = {}): Event => ({
    ...{ n: 0, seat: "red", word, turn: 1, kind: "act", of: "red", place: 9, gains: {}, moves: {}, demand: "" },
    ...more,
  });
  const told = (one: Event, you: string | null = null) => plain(words.eventText(one, seats, you));
  beforeEach(() => speak("en"));

  test("names", () => {
    expect([words.placeName(9), words.placeShort(16), words.cardName("far"), words.goodName("fabric")]).toEqual([
      "Tea House",
      "Gem Dealer",
      "Long Walk",
      "fabric",
    ]);
    expect(words.cardEffect("lira")).toBe("5\u00a0lira");
    expect(["red", "blue"].map((colour) => words.seatName(colour, seats))).toEqual(["Ayla", "blue"]);
  });

  test("an event for you and with a name", () => {
    expect(told(event(">tea-house", { kind: "move" }))).toBe("Ayla goes to the Tea House.");
    expect(told(event(">tea-house", { kind: "move" }), "red")).toBe("You go to the Tea House.");
    expect(told(event("skip"))).toBeNull();
  });

  test("who is paid", () => {
    const pay = event("pay", { kind: "pay", gains: { red: { lira: -4 }, green: { lira: 2 } } });
    expect(told(pay)).toBe("Ayla pays 2\u00a0lira to Marek. Ayla pays 2\u00a0lira for a neutral merchant.");
    expect(told(pay, "green")).toMatch(/^Ayla pays you 2\u00a0lira\. /);
    expect(told(pay, "red")).toMatch(/^You pay 2\u00a0lira to Marek\. /);
  });

  test("what actions bring", () => {
    const act = (place: number, red: words.Amounts) => told(event("act", { place, gains: { red } }));
    expect(act(1, { lira: -7, extensions: 1, rubies: 1 })).toBe("Ayla buys 1\u00a0extension for 7\u00a0lira. Ayla takes 1\u00a0ruby at the Wainwright.");
    expect(act(5, { lira: 2, spice: 1, fruit: 1 })).toBe("Ayla takes 1\u00a0spice, 1\u00a0fruit and 2\u00a0lira at the Post Office.");
    expect(act(13, { fabric: -1, jewellery: -2, rubies: 1 })).toBe(
      "Ayla delivers 1\u00a0fabric and 2\u00a0jewellery to the Sultan. Ayla takes 1\u00a0ruby at the Sultan’s Palace.",
    );
    expect(act(14, { fabric: -1, "red-tile": 1 })).toBe("Ayla takes 1\u00a0red tile for 1\u00a0fabric.");
    expect(act(16, { lira: -15, rubies: 1 })).toBe("Ayla buys 1\u00a0ruby for 15\u00a0lira.");
    expect(act(9, {})).toBeNull();
  });

  test("steps of one deed share a line", () => {
    const sell = (word: string, red: words.Amounts) => event(word, { kind: "sell", place: 10, gains: { red } });
    const events = [
      event(">large-market", { kind: "move", moves: { red: 10 } }),
      event("leave", { kind: "assistant", place: 10, gains: { red: { assistants: -1 } } }),
      event("act", { place: 10 }),
      sell("sell:fabric", { fabric: -1 }),
      sell("sell:jewellery", { jewellery: -1 }),
      sell("enough", { lira: 7 }),
    ];
    expect(words.logLines(events, seats, "red").map(({ text }) => plain(text))).toEqual([
      "You go to the Large Market and leave 1\u00a0assistant there.",
      "You sell 1\u00a0fabric and 1\u00a0jewellery at the Large Market for 7\u00a0lira.",
    ]);
  });

  test("a demand tile that comes again is told with the sale", () => {
    const sell = event("sell:fabric", { kind: "sell", place: 11, gains: { red: { fabric: -1 } } });
    const enough = { ...sell, word: "enough", gains: { red: { lira: 2 } }, demand: "*small:BYYGG" };
    expect(words.logLines([sell, enough], seats, null).map(({ text }) => plain(text))).toEqual([
      "Ayla sells 1\u00a0fabric at the Small Market for 2\u00a0lira. New demand at the Small Market: 2\u00a0spice, 2\u00a0fruit and 1\u00a0jewellery.",
    ]);
    expect(told(event("*small:BYYGG", { seat: null, kind: "demand", turn: 0, demand: "*small:BYYGG" })), "at the set-up").toBeNull();
  });

  test("a card that others drew stays hidden", () => {
    const draw = (word: string) => event(word, { kind: "draw", seat: null, gains: { red: { cards: 1 } } });
    expect(told(draw("*{?}"))).toBe("Ayla draws 1\u00a0bonus card.");
    expect(told(draw("*{far}"), "red")).toBe("You draw “Long Walk”.");
  });

  test("dice, people and family members", () => {
    const roll = event("*6+4", { kind: "roll", seat: null, moves: { governor: 10, "green-family": 12 } });
    expect(told(roll)).toBe("Ayla rolls 10 (6 + 4). The Governor goes to the Large Market. Ayla catches Marek’s family member.");
    expect(told(roll, "green")).toMatch(/Ayla catches your family member\.$/);
    expect(told({ ...roll, turn: 0, moves: { governor: 10 } })).toBe("The Governor starts at the Large Market.");
    expect(told(event("*large:RBBGY", { kind: "demand", seat: null, demand: "*large:RBBGY" }))).toBe(
      "New demand at the Large Market: 1\u00a0fabric, 1\u00a0spice, 1\u00a0fruit and 2\u00a0jewellery.",
    );
  });

  test("coffee, guild cards and the barrier", () => {
    const of = (word: string, kind: string, red: words.Amounts, more: Partial<Event> = {}) => told(event(word, { kind, gains: { red }, ...more }));
    expect(of("lira", "roast", { lira: -2, coffee: 2 })).toBe("Ayla buys 2\u00a0coffee for 2\u00a0lira.");
    expect(of("discard:copy", "roast", { cards: -1, coffee: 2 })).toBe("Ayla discards “Echo”. Ayla takes 2\u00a0coffee.");
    expect(of("guild:20", "move", { rubies: 1, coffee: -3, "guild-cards": -1 }, { place: 0 })).toBe(
      "Ayla plays the guild card “Half Price”. Ayla takes 1\u00a0ruby for 3\u00a0coffee.",
    );
    expect(of("guild:10", "move", { fabric: -1, spice: -1, fruit: -1, lira: 15, "guild-cards": -1 }, { place: 0 })).toMatch(
      / Ayla takes 15\u00a0lira for 1\u00a0fabric, 1\u00a0spice and 1\u00a0fruit\.$/,
    );
    expect(of("guild:7", "move", { "guild-cards": -1 }, { moves: { red: 7 } })).toBe("Ayla plays the guild card “Roll Call”. Ayla goes to the Fountain.");
    expect(of("set-barrier", "tavern", { coffee: -2 })).toBe("Ayla pays 2\u00a0coffee for the barrier.");
    expect(of("barrier:tavern", "barrier", {})).toBeNull();
    expect(of("barrier:tavern", "barrier-to", {}, { moves: { barrier: 9, "barrier-to": 19 } })).toBe("Ayla sets the barrier between Tea House and Tavern.");
    expect(of("bribe", "tavern", { fruit: -3, coffee: -4 }, { place: 19 })).toBe("Ayla pays 3\u00a0fruit and 4\u00a0coffee as baksheesh.");
    expect(of("at:gemstone-dealer", "ruby", { rubies: 1 }, { place: 19 })).toBe("Ayla takes 1\u00a0ruby at the Gemstone Dealer.");
    expect(of("coffee-trader", "meet", { coffee: 1 })).toBe("Ayla meets the coffee trader. Ayla takes 1\u00a0coffee.");
    expect(of("coffee-trader", "person", { coffee: 1 })).toMatch(/^Ayla asks the coffee trader for help\. /);
    expect(of("take-movement", "tavern", { coffee: -4, "movement-tile": 1 })).toBe("Ayla takes 1\u00a0movement tile for 4\u00a0coffee.");
  });

  test("a guild card that others drew stays hidden", () => {
    const draw = (word: string) => event(word, { kind: "draw", seat: null, gains: { red: { "guild-cards": 1 } } });
    expect(told(draw("*{?}"))).toBe("Ayla draws 1\u00a0guild card.");
    expect(told(draw("*{guild:7}"), "red")).toBe("You draw the guild card “Roll Call”.");
  });

  test("letters and seals", () => {
    const letter = event("*letter:9", { kind: "letter", seat: null, gains: { red: { letters: 1, seals: 1 } } });
    expect(told(letter)).toBe("Ayla takes a letter: Tea House.");
    expect(told({ ...letter, gains: { red: { letters: 1, seals: 2 } } })).toBe("Ayla takes a letter: Tea House. Ayla delivers mail: +1\u00a0seal.");
    expect(told(event(">tea-house", { kind: "move", gains: { red: { seals: 2 } } }))).toBe("Ayla goes to the Tea House. Ayla delivers mail: +2\u00a0seals.");
    const caught = event("catch", { kind: "meet", gains: { green: { seals: 1 } }, moves: { "green-family": 12 } });
    expect(told(caught, "green")).toBe("Ayla catches your family member. You deliver mail: +1\u00a0seal.");
    expect(told(event("pay", { kind: "double-turn", gains: { red: { letters: -2, seals: -3 } } }))).toBe("Ayla takes a double turn. Ayla pays 2\u00a0letters.");
    expect(told(event("letter:9!", { kind: "pay-courier", gains: { red: { letters: -1, seals: -2 } } }))).toBe("Ayla pays 1\u00a0letter to the courier.");
    expect(told(event("act", { place: 24, gains: { red: { letters: -4, seals: -6, rubies: 1, lira: 3 } } }))).toBe(
      "Ayla takes 3\u00a0lira for 4\u00a0letters. Ayla takes 1\u00a0ruby at the Secret Society.",
    );
  });

  test("companion and followers", () => {
    expect(told(event("companion:tea-house", { kind: "move" }), "red")).toBe("You move your companion to the Tea House.");
    expect(told(event("set-companion", { kind: "move", moves: { "red-companion": 7 } }))).toBe("Ayla places the companion beside the merchant at the Fountain.");
    expect(told(event("follow-green", { kind: "follow" }))).toBe("Ayla follows Marek’s merchant.");
    expect(told(event("follow-green", { kind: "follow" }), "green")).toBe("Ayla follows your merchant.");
    const home = [event("act", { place: 7 }), event("fetch:tea-house", { kind: "fetch", place: 7, gains: { red: { assistants: 1 } } }), event("home", { kind: "fetch", place: 7 })];
    expect(words.logLines(home, seats, null).map(({ text }) => plain(text))).toEqual([
      "Ayla calls back 1\u00a0assistant.",
      "Ayla takes the companion into the personal supply.",
    ]);
  });

  test("Kiosk and Auction House", () => {
    const tiles = ["*kiosk:5", "*kiosk:12"].map((word) => event(word, { kind: "kiosk", seat: null, place: 22 }));
    expect(words.logLines(tiles, seats, null).map(({ text }) => plain(text))).toEqual(["The Kiosk offers 2 spice and 2 lira."]);
    expect(told(event("kiosk:5", { kind: "kiosk-tile", place: 22 }))).toBe("Ayla chooses the kiosk tile “2 spice”.");
    const use = (red: words.Amounts, moves: Event["moves"] = {}) => told(event("act", { kind: "use-tile", place: 22, gains: { red }, moves }));
    expect([use({ spice: 2 }), use({}, { red: 7 }), use({})]).toEqual([
      "Ayla takes 2\u00a0spice at the Kiosk.",
      "Ayla goes to the Fountain.",
      "Ayla uses the kiosk tile.",
    ]);
    expect(told(event("give:fabric", { kind: "exchange", place: 22, gains: { red: { fabric: -1 } } }))).toBe("Ayla pays 1\u00a0fabric.");
    expect(told(event("give:fabric", { kind: "exchange", place: 22, gains: { red: { fabric: -1, lira: 3 } } }))).toBe("Ayla takes 3\u00a0lira for 1\u00a0fabric.");
    expect(told(event("*die:4", { kind: "roll", seat: null, place: 22, gains: { red: { lira: 4 } } }))).toBe("Ayla rolls 4. Ayla takes 4\u00a0lira.");
    expect(told(event("bid:5", { kind: "bid", place: 23 }))).toBe("Ayla bids 5\u00a0lira.");
    expect(told(event("pass", { kind: "bid", place: 23, gains: { red: { lira: 5 }, green: { lira: -5 } } }))).toBe(
      "Ayla passes. Marek wins the auction for 5\u00a0lira. Ayla takes 5\u00a0lira.",
    );
  });

  test("what answers of the expansions are called", () => {
    const label = (kind: string, word: string) => plain(words.optionText({ seat: "red", kind, place: 22 } as Question, { word, text: "", outcomes: [] }));
    expect([label("letter", "letter:9"), label("letter", "letter:9!")]).toEqual(["Letter: Tea House", "Delivered letter: Tea House"]);
    expect([label("move", "use:movement-tile"), label("move", "use:yellow-tile")]).toEqual(["Use the movement tile", "Use the yellow tile"]);
    expect([label("follow", "follow-blue"), label("bid", "bid:7"), label("kiosk-tile", "kiosk:15")]).toEqual([
      "The blue merchant",
      "Bid 7\u00a0lira",
      "Companion to supply",
    ]);
    expect([label("use-tile", "act"), label("act", "act")]).toEqual(["Use the kiosk tile", "Turn up kiosk tiles"]);
  });

  test("the house calls places and cards as the glossary does", () => {
    const named = house.topics.flatMap(({ names: [name = ""], title }) => {
      const [kind, of = ""] = name.split(":");
      if (kind === "play") return [[title, `“${words.cardName(of)}”`]];
      if (kind === "guild") return [[title, `${of} “${words.guildName(of)}”`]];
      return words.placeNumber(name) ? [[title, `${words.placeNumber(name)} ${words.placeName(words.placeNumber(name))}`]] : [];
    });
    expect(named.length).toBeGreaterThan(70);
    for (const [title, name] of named) expect(title).toBe(name);
  });

  test("what an answer would bring", () => {
    const outcome = (more: Partial<Outcome>): Outcome => ({ ways: 1, of: 1, gains: {}, ...more });
    expect(plain(words.outcomeText(outcome({ gains: { red: { assistants: -1, lira: -2 } } }), "red"))).toBe("−1\u00a0assistant, −2\u00a0lira");
    expect(plain(words.outcomeText(outcome({ fee: 4, ends: true, lacks: "fee" }), "red"))).toBe("4\u00a0lira to pay: turn ends");
    expect(words.outcomeIcons(outcome({ gains: { red: { jewellery: 2 } } }), "red")).toEqual([
      { what: "jewellery", art: "g-B", by: 2, shown: "+2", text: expect.stringMatching(/^\+.*jewellery$/) },
    ]);
    const odds = [7, 2].map((lira, i) => outcome({ ways: [21, 15][i]!, of: 36, gains: { red: { lira } } }));
    expect(plain(words.outcomesText(odds, "red"))).toBe("58%: +7\u00a0lira; 42%: +2\u00a0lira");
  });

  test("a refusal is made of its sentences", () => {
    expect(words.refusalText({ error: "unsaid", clause: null, said: [{ key: "no-assistant", args: {} }] })).toBe("You have no assistant left under your merchant.");
  });
});

test("amounts are those of the engine", () => {
  expect(words.parts(Object.fromEntries(house.amounts.map((what) => [what, 1]))).map(({ what }) => what).sort()).toEqual([...house.amounts].sort());
});

test.each(LANGUAGES.filter((one) => one !== "en"))("%s has a form for each piece of a position", async (language) => {
  await speak(language);
  const pieces = ["governor", "smuggler", "coffee-trader", "courier", "merchant", "family", "companion", "barrier"];
  const said = (key: string, piece: string) => words.refusalText({ error: "", clause: null, said: [{ key, args: { piece, text: "99", number: 13 } as never }] });
  expect(pieces.flatMap((piece) => [said("position-place", piece), said("implausible-person", piece)])).not.toContain(""); // nor is an error logged
});

test("a refusal is made of its sentences, and names things in the language", async () => {
  await speak("de");
  const problem = (said: { key: string; args: Record<string, unknown> }[]) => plain(words.refusalText({ error: "English", clause: null, said: said as never }));
  expect(problem([{ key: "out-of-reach", args: { place: "tea-house", steps: 3 } }])).toBe(
    "Es sind 3\u00a0Schritte zur Teestube; dein Kaufmann geht 1 oder 2.",
  );
  expect(problem([{ key: "tile-price", args: { good: "fabric", price: 3, number: 1 } }, { key: "tile-owned", args: { good: "spice" } }])).toBe(
    "Für ein rotes Plättchen brauchst du 3\u00a0Tuch und hast 1. Du hast schon ein grünes Plättchen.",
  );
  const head = { key: "record-head", args: {} };
  const line = { key: "position-line", args: { line: "people" } };
  expect(problem([head, line, { key: "position-place", args: { piece: "coffee-trader", text: "99" } }])).toBe(
    "Der Kopf der Aufzeichnung ist nicht brauchbar. In der Zeile „people“: Für den Kaffeehändler muss dort ein Ort auf dem Spielplan stehen, nicht „99“.",
  );
  expect(problem([{ key: "position-number", args: { name: "lira", last: 9999, text: "x" } }])).toBe("„lira“ muss eine Zahl von 0 bis 9999 sein, nicht „x“.");
  expect(problem([{ key: "from-the-future", args: {} }])).toBe("English");
  expect(problem([])).toBe("English");
});

test("who begins has the line that says so, and a card that was played says how far one goes", async () => {
  await speak("en");
  const seats = [{ colour: "red", name: "Ada" }, { colour: "green", name: "Marek" }] as unknown as Seat[];
  const start = { n: 0, turn: 0, seat: null, word: "*start:green", kind: "start", of: "red", place: 0, gains: {}, moves: {}, demand: "" } as Event;
  expect(words.logLines([start], seats, "red").map(({ seat, text }) => [seat, plain(text)])).toEqual([["green", "Marek goes first."]]);
  const [line] = words.logLines([{ ...start, gains: { red: { lira: 4 }, green: { lira: 2 } } }], seats, "red");
  expect(line!.signs.map(({ text }) => plain(text))).toEqual([expect.stringContaining("2")]); // his lira, not mine
  const asked: Question = { seat: "red", kind: "move", text: "", place: 0, options: [], refused: [] };
  expect(words.explanationText(asked)).toMatch(/1 or 2\s/);
  expect(words.explanationText(asked, "play:far")).not.toContain("1 or 2");
});

test("where the house was restored from a backup, the log says so before what came then", async () => {
  await speak("en");
  const seats = [{ colour: "red", name: "Ada" }] as unknown as Seat[];
  const going = (n: number, word: string) => ({ n, turn: n + 1, seat: "red", word, kind: "move", of: "red", place: 0, gains: {}, moves: {}, demand: "" }) as Event;
  const events = [going(0, ">tea-house"), going(1, ">fountain")];
  const told = newestOf(events, seats, null, { marks: [{ n: 1, seat: "red", outcomes: 2 }], restored: [1, 2] });
  expect(told.map(({ seat, text }) => [seat, plain(text)?.split(/[.] /)[0]])).toEqual([
    ["", "The server was restored from a backup here"],
    ["red", "Ada goes to the Fountain."],
    ["red", "Ada takes the game back to here"],
    ["", "The server was restored from a backup here"],
    ["red", "Ada goes to the Tea House."],
  ]);
});

test("a turn is one group of the log, with its places, its cards and what it brought as pictures", async () => {
  await speak("en");
  const seats = [{ colour: "red", name: "Ada" }, { colour: "green", name: "Marek" }] as unknown as Seat[];
  const of = (n: number, seat: string, word: string, more: Partial<Event> = {}) => ({ n, turn: 1, seat, word, kind: "act", of: seat, place: 0, gains: {}, moves: {}, demand: "", ...more }) as Event;
  const events = [
    of(0, "red", ">fabric-warehouse", { kind: "move", moves: { red: 2 } }),
    of(1, "red", "leave", { kind: "assistant", gains: { red: { assistants: -1 } } }),
    of(2, "red", "act", { place: 2, gains: { red: { fabric: 3 } } }),
    of(3, "red", "play:lira", { gains: { red: { lira: 5, cards: -1 } } }),
    of(4, "green", "act", { gains: { green: { lira: 2 } } }), // in somebody else's turn
    of(5, "red", "*{far}", { kind: "draw", seat: null, gains: { red: { cards: 1 } } }),
    of(6, "green", ">fountain", { turn: 2, kind: "move", moves: { green: 7 } }),
  ];
  const [later, turn] = turnsOf(events, seats, "green");
  expect([later?.seat, later?.lines.length, turn?.seat, turn?.lines.length]).toEqual(["green", 1, "red", 5]);
  expect(turn?.signs.map(({ is, text }) => [is, plain(text)])).toEqual([
    ["place", "Fabric Warehouse"], ["card", "Full Purse"], ["amount", "+3\u00a0fabric"], ["amount", "+1\u00a0bonus card"], ["amount", "−1\u00a0assistant"], ["amount", "+5\u00a0lira"],
  ]);
  expect(turnsOf(events, seats, "red")[1]?.signs.map(({ text }) => text)).toContain("Long Walk"); // whoever draws a card sees which
});
