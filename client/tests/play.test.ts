/** One seat at a table whose house is played by the test: answers, the way back, the end of a turn. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { device } from "../src/house/device.svelte";
import type { Live } from "../src/house/live.svelte";
import type { Advice, Option, Question, Update } from "../src/house/types";
import { Play } from "../src/pages/table/play/play.svelte";

vi.mock("../src/house/device.svelte", () => ({ device: { asks: false, ends: false, warns: true } }));
vi.mock("../src/texts/texts.svelte", () => ({ t: (key: string) => key, known: () => false, language: () => "en", list: (all: string[]) => all.join() }));

const option = (word: string, lacks = ""): Option => ({ word, text: word, outcomes: [{ ways: 1, of: 1, gains: {}, lacks }] });
const asked = (kind: string, ...words: string[]): Question => ({
  seat: "red", kind, text: "", place: 0, options: words.map((word) => option(word)), refused: [], way_out: words.find((word) => ["end", "enough"].includes(word)),
});

const heard = vi.hoisted(() => ({ advice: null as Advice | null, costs: {} as Record<string, number>, seq: 0 }));
vi.mock("../src/house/api", () => ({
  advice: async () => {
    if (!heard.advice) throw new Error("There is nothing to advise.");
    return heard.advice;
  },
  costOf: async (_table: string, answers: string[]) => ({ seq: heard.seq, cost: heard.costs[answers.join(" ")] ?? 0 }),
}));

/** Takes what is done, and answers with what comes next. */
class House {
  state = "live";
  unconfirmed: object | null = null;
  problem = null;
  events: { word: string }[] = [];
  now!: Update;
  done: string[] = [];
  details: object = {}; // of what was done last
  seq = 0;

  tell(question: Question | null, more: Partial<Update> = {}, turn: string | null = "red"): void {
    this.seq += 1;
    this.unconfirmed = null;
    const view = { turn: 1, turn_of: turn, players: [] };
    this.now = { seq: this.seq, seat: "red", question, view, table: { to_act: "red", settings: { learning: true } }, may_undo: true, may_redo: false, may_end_turn: false, ...more } as unknown as Update;
    play.goOn();
  }

  do(what: string, more: { answers?: string[] } = {}): boolean {
    this.done.push([what, ...(more.answers ?? [])].join(" "));
    this.unconfirmed = this.details = more;
    return true;
  }
}

let house: House;
let play: Play;

beforeEach(() => {
  house = new House();
  play = new Play(house as unknown as Live);
  house.tell(asked("move", ">tea-house", ">fountain"));
});

const go = (place = 9) => play.choosePlace(place);

/** What the server tells of a walk: it has taken the steps that follow by themselves. */
function walk() {
  go();
  house.events.push(...[">tea-house", "leave", "act"].map((word) => ({ word })));
  house.tell(asked("number", "name:3", "name:4"));
}

test("what follows by itself is left to the server, in one go", () => {
  go();
  expect(play.question).toBeNull();
  // biome-ignore lint/suspicious/noThenProperty: the word of the protocol; nobody awaits it
  expect(house.details).toEqual({ answers: [">tea-house"], then: [], goes_on: true, ends: false });
  house.tell(asked("number", "name:3", "name:4"));
  expect(house.done).toEqual(["answer >tea-house"]);
  expect(play.question?.kind).toBe("number");
});

test("undo takes back all that one click has done; made again, each step is asked", () => {
  walk();
  play.undo();
  expect(house.details).toEqual({ to: 0 });
  house.events = [];
  house.tell(asked("move", ">tea-house", ">fountain"));
  expect(house.done.slice(1)).toEqual(["undo"]);
  go();
  expect(house.details).toMatchObject({ goes_on: false });
  house.tell(asked("assistant", "stop", "leave"));
  play.choose(play.option("leave")!);
  expect(house.details).toMatchObject({ goes_on: false });
});

test("redo plays it again, and undo takes it back again", () => {
  walk();
  play.undo();
  house.events = [];
  house.tell(asked("move", ">tea-house"), { may_undo: false, may_redo: true });
  play.redo();
  expect(house.done.at(-1)).toBe("redo");
  house.events.push({ word: ">tea-house" }, { word: "leave" }, { word: "act" });
  house.tell(asked("number", "name:3"));
  play.undo();
  expect(house.details).toEqual({ to: 0 });
});

test("a walk that ends the turn is asked about once", () => {
  const ending = asked("move", ">fountain");
  ending.options.push(option(">tea-house", "assistant"));
  house.tell(ending);
  go();
  expect(play.remark?.kind).toBe("doubt");
  expect(house.done).toEqual([]);
  go();
  expect(house.done).toEqual(["answer >tea-house"]);
});

test("an answer on the board that ends the turn lacks nothing, and is given at once", () => {
  const last = asked("catacombs", ">fountain");
  last.options.push({ word: ">tea-house", text: "", outcomes: [{ ways: 1, of: 1, gains: {}, ends: true, lacks: "" }] });
  house.tell(last);
  go();
  expect([play.remark, house.done]).toEqual([null, ["answer >tea-house"]]);
});

test("what the house answers itself is put to nobody", () => {
  house.tell({ ...asked("dice", "keep"), by_house: true });
  expect(play.question).toBeNull();
  house.tell(asked("dice", "keep"));
  expect(play.question?.kind).toBe("dice");
});

test("the end of the turn is one click, and what is asked afterwards is another matter", () => {
  house.tell(asked("again", "enough", "play:lira"));
  play.endTurn();
  house.tell(asked("last-cards", "end", "play:lira"), {}, null);
  expect(house.done).toEqual(["confirm"]);
  expect(play.question?.kind).toBe("last-cards");
  play.endTurn();
  expect(house.done).toEqual(["confirm", "confirm"]);
});

test("turns that end by themselves end with the answer, or when they can", () => {
  device.ends = true;
  go();
  expect(house.details).toMatchObject({ ends: true });
  house.tell(null, { may_end_turn: true });
  expect(house.done.at(-1)).toBe("confirm");
  device.ends = false;
});

test("what cannot be done says why", () => {
  house.tell({ ...asked("move", ">fountain"), refused: [{ word: ">tea-house", error: "too far", clause: "TURN-1", said: [] }] }, { may_undo: false });
  go();
  expect(play.remark).toMatchObject({ kind: "refused", refused: { error: "too far" } });
  expect(play.choosePlace(16)).toBe(false);
  play.undo();
  expect(play.remark).toEqual({ kind: "text", text: "table-no-undo" });
  play.endTurn();
  expect(play.remark).toEqual({ kind: "text", text: "table-answer-first" });
  expect(house.done).toEqual([]);
});

describe("a premove", () => {
  const others = () => house.tell(null, { table: { to_act: "green" } as Update["table"] });

  test("is made when one is asked where to go, and only then", () => {
    others();
    expect(go()).toBe(true);
    expect([play.premove, house.done]).toEqual([9, []]);
    house.tell(asked("reward", "lira", "card"), { table: { to_act: "red" } as Update["table"] });
    expect(house.done).toEqual([]);
    house.tell(asked("move", ">tea-house", ">fountain"));
    expect([play.premove, house.done]).toEqual([null, ["answer >tea-house"]]);
  });

  test("is taken back by choosing it again, and changed by another one", () => {
    others();
    go();
    go(7);
    expect(play.premove).toBe(7);
    go(7);
    house.tell(asked("move", ">tea-house", ">fountain"));
    expect([play.premove, house.done]).toEqual([null, []]);
  });

  test("that is not possible is given up, with the reason", () => {
    others();
    go();
    house.tell({ ...asked("move", ">fountain"), refused: [{ word: ">tea-house", error: "too far", clause: "TURN-1", said: [] }] });
    expect([play.premove, house.done]).toEqual([null, []]);
    expect(play.remark).toMatchObject({ kind: "refused", refused: { error: "too far" } });
  });

  test("that would end the turn is asked about", () => {
    others();
    go();
    house.tell({ ...asked("move", ">fountain"), options: [option(">tea-house", "assistant")] });
    expect([play.remark?.kind, house.done]).toEqual(["doubt", []]);
  });

  test("cannot be made while one's own turn goes on", () => {
    house.tell(asked("number", "name:3"));
    expect([go(), play.premove]).toEqual([false, null]);
    house.tell(null, { may_end_turn: true, table: { to_act: "red" } as Update["table"] });
    expect([go(), play.premove]).toEqual([false, null]);
  });
});

test("what the house refuses is over", () => {
  go();
  house.problem = { error: "stale" } as never;
  house.unconfirmed = null;
  play.goOn();
  expect(play.isBusy).toBe(false);
});

const hint = (word: string) => ({ word, chance: 0.5, gains: {} }) as Advice["best"][number];
const advised = (more: Partial<Advice> = {}): Advice => ({ seq: house.seq, best: [], mistakes: {}, ...more });

test("a hint that comes when the game has gone on is none", async () => {
  play.wantsHints = true;
  const best = [hint("companion:stay")];
  heard.advice = advised({ best });
  const late = play.advise();
  house.tell(asked("act", "skip", "act"));
  await late;
  expect([play.hints, play.mover]).toEqual([[], "go"]);
  heard.advice = advised({ best });
  await play.advise();
  expect([play.hints, play.mover]).toEqual([best, "companion"]);
});

describe("a mistake, in a game to learn from,", () => {
  const warned = async (mistakes: Record<string, number>, seq = house.seq) => {
    heard.advice = advised({ mistakes, seq });
    await play.adviser.ask();
  };

  const lookAgain = () => (play.remark = null);
  const goOn = () => play.remark?.kind === "doubt" && play.remark.goOn();

  test("is asked about once, with what it costs", async () => {
    await warned({ ">tea-house": 0.12 });
    go();
    expect(play.remark).toMatchObject({ kind: "doubt", cost: 0.12, option: { word: ">tea-house" } });
    expect(house.done).toEqual([]);
    go();
    expect(house.done).toEqual(["answer >tea-house"]);
  });

  test("can be made all the same, or looked at again", async () => {
    await warned({ ">tea-house": 0.12 });
    go();
    lookAgain();
    go(7);
    expect(house.done).toEqual(["answer >fountain"]);
    house.tell(asked("move", ">tea-house", ">fountain"));
    await warned({ ">tea-house": 0.12 });
    go();
    goOn();
    expect(house.done).toEqual(["answer >fountain", "answer >tea-house"]);
  });

  test("holds nothing up that is clicked before it is known", () => {
    heard.advice = advised({ mistakes: { ">tea-house": 0.12 } });
    void play.adviser.ask();
    go();
    expect(house.done).toEqual(["answer >tea-house"]);
  });

  test("of an earlier question is none of a later one", async () => {
    heard.advice = advised({ mistakes: { ">tea-house": 0.12 } });
    const late = play.adviser.ask();
    house.tell(asked("move", ">tea-house", ">fountain"));
    await late;
    go();
    expect(house.done).toEqual(["answer >tea-house"]);
  });

  test("may be to end the turn, or to sell", async () => {
    house.tell(asked("meet", "end", "play:lira"));
    await warned({ end: 0.1 });
    play.endTurn();
    expect([play.remark?.kind, house.done]).toEqual(["doubt", []]);
    goOn();
    expect(house.done).toEqual(["confirm"]);
    house.tell(asked("sell", "sell:fabric", "enough"));
    await warned({ "sell:fabric": 0.2 });
    expect(play.answer(["sell:fabric", "sell:fabric"], ["enough"])).toBe(false);
    expect(play.answer(["sell:fabric", "sell:fabric"], ["enough"])).toBe(true);
  });

  test("may be a later answer of several that are given at once", async () => {
    const sell = (n: number) => Array<string>(n).fill("sell:fabric");
    house.tell(asked("sell", "sell:fabric", "enough"));
    heard.seq = house.seq;
    heard.costs = { "sell:fabric sell:fabric enough": 0.15 };
    await play.adviser.consider([...sell(2), "enough"]);
    expect(play.answer(sell(2), ["enough"])).toBe(false);
    expect(play.remark).toMatchObject({ kind: "doubt", cost: 0.15 });
    await play.adviser.consider([...sell(1), "enough"]);
    expect(play.answer(sell(1), ["enough"])).toBe(true); // that is another sale
    house.tell(null);
    house.tell(asked("sell", "sell:fabric", "enough"));
    await play.adviser.consider([...sell(2), "enough"]); // what comes is about the question before
    expect(play.answer(sell(2), ["enough"])).toBe(true);
  });

  test("is nothing to be warned of elsewhere, or if one does not want it", async () => {
    for (const table of [{ settings: { learning: false } }, { settings: { learning: true } }]) {
      house.tell(asked("move", ">tea-house", ">fountain"), { table } as unknown as Partial<Update>);
      device.warns = !table.settings.learning;
      await warned({ ">tea-house": 0.12 });
      expect(play.adviser.cost([">tea-house"])).toBe(0);
    }
    device.warns = true;
  });
});

test("that there is no hint for what is answered by now is no trouble, and it is asked about what comes next", async () => {
  play.wantsHints = true;
  heard.advice = null;
  await expect(play.advise()).rejects.toThrow("nothing to advise");
  const late = play.advise();
  go();
  await late;
  const later = play.advise();
  house.tell(asked("number", "name:3", "name:4"));
  heard.advice = advised({ best: [hint("name:3")] });
  await later;
  expect(play.hinted).toBe("name:3");
});
