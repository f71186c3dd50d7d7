/** Answers that come late: none of them overwrites what is newer, or says that something is wrong that nobody wants any more. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Live } from "../src/house/live.svelte";
import type { Offer, Story, Update } from "../src/house/types";

vi.stubGlobal("location", { pathname: "/", origin: "http://house" });
vi.stubGlobal("addEventListener", () => {});
vi.mock("../src/texts/texts.svelte", () => ({ t: (key: string) => key, known: () => false, language: () => "en", list: (all: string[]) => all.join() }));

/** What the house was asked, in order: it answers when the test says so. */
const asked = vi.hoisted(() => [] as { what: unknown[]; answer: (found: unknown) => void; fail: (trouble: Error) => void }[]);
vi.mock("../src/house/api", () => {
  const ask = (...what: unknown[]) => new Promise((answer, fail) => asked.push({ what, answer, fail }));
  return { Trouble: class extends Error {}, layOut: ask, chancesOf: ask, ownTables: ask, listedTables: ask, lookBack: ask, proposeAs: ask, agreeAs: ask, look: ask, answerAs: ask };
});

const { lookBack } = await import("../src/house/api");
const { InOrder } = await import("../src/house/in-order");
const { Teacher } = await import("../src/pages/learn/teacher.svelte");
const { courseOf } = await import("../src/pages/learn/lesson");
const { Film } = await import("../src/pages/replay/film.svelte");
const { Wishes } = await import("../src/pages/setup/wishes.svelte");
const { Tables } = await import("../src/pages/start/tables.svelte");
const { Odds } = await import("../src/pages/table/side/odds.svelte");

/** Whatever follows from an answer has followed. */
const settled = () => new Promise((done) => setImmediate(done));

beforeEach(() => void asked.splice(0));

test("an answer that was overtaken tells nothing, whether it is good or bad", async () => {
  const answers = new InOrder();
  const told: string[] = [];
  const looks = [1, 2, 3].map((n) => answers.tell(lookBack("", n), (one) => told.push(String(one)), ({ message }) => told.push(message)));
  asked[1]!.answer("second");
  await looks[1];
  asked[0]!.fail(new Error("too late"));
  asked[2]!.answer("third");
  await Promise.all(looks);
  expect(told).toEqual(["second", "third"]);
});

test("what is forgotten is not told", async () => {
  const answers = new InOrder();
  const told: string[] = [];
  const late = answers.tell(Promise.resolve("late"), (one) => told.push(one));
  answers.forget();
  await late;
  await answers.tell(Promise.resolve("new"), (one) => told.push(one));
  expect(told).toEqual(["new"]);
});

test("a board that was drawn for an earlier choice is not laid", async () => {
  const printed = [[1, 2], [3, 4]];
  const offer = { rules: ["base"], rubies: { base: { 2: 6 } }, bots: [], levels: {}, usual: {}, variants: {}, layouts: { base: [{ name: "short", grid: printed }] } };
  const wishes = new Wishes(offer as unknown as Offer);
  wishes.chooseRules("base");
  wishes.lay("random");
  wishes.lay("short");
  const own = wishes.layOwn("1.2/3.4");
  const swapped = wishes.layOwn("4.2/3.1");
  asked[2]!.answer({ grid: [[4, 2], [3, 1]] });
  await swapped;
  asked[1]!.answer({ grid: printed });
  asked[0]!.fail(new Error("away"));
  await own;
  await settled();
  expect([wishes.grid, wishes.broken]).toEqual([[[4, 2], [3, 1]], ""]);
});

test("chances that nobody wants to see any more stay hidden", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const odds = new Odds("k3x9mpqr");
  odds.ask();
  vi.runAllTimers();
  odds.forget();
  asked[0]!.answer({ chances: { red: 1 } });
  await settled();
  expect(odds.now).toBeNull();
  odds.ask();
  vi.runAllTimers();
  asked[1]!.answer({ chances: { red: 0.5 } });
  await settled();
  vi.useRealTimers();
  expect(odds.now).toEqual({ red: 0.5 });
});

test("a look at the tables that failed before the next one succeeded says nothing", async () => {
  const tables = new Tables();
  const looks = [tables.look(), tables.look()];
  asked[1]!.answer([]);
  await settled();
  asked[2]!.answer([]);
  await looks[1];
  asked[0]!.fail(new Error("away"));
  await looks[0];
  expect([tables.own, tables.listed, tables.trouble]).toEqual([[], [], ""]);
});

test("a position that cannot be had is no trouble for whoever looks at another one", async () => {
  const events = [0, 1, 2].map((n) => ({ n, word: "act", seat: "red", turn: 1, kind: "act", of: "red", place: 0, gains: {}, moves: {}, demand: "" }));
  const rounds = [{ round: 1, last: 2, lira: [], rubies: [] }];
  const film = new Film({ events, seat: null, table: { id: "k3x9mpqr", seats: [], stage: "over" } } as unknown as Update, { rounds } as unknown as Story, 1);
  film.goTo(2);
  asked[1]!.answer({ view: { turn: 2 } });
  asked[0]!.fail(new Error("away"));
  await settled();
  expect([film.view, film.trouble]).toEqual([{ turn: 2 }, ""]);
});

test("the lesson goes back when nothing is under way any more, from where the game is then", async () => {
  const live = { table: "k3x9mpqr", state: "live", events: [], now: { seq: 5 }, unconfirmed: {} as object | null };
  const teacher = new Teacher(live as unknown as Live, await courseOf("base"));
  const back = teacher.back(3);
  await settled();
  expect(asked).toEqual([]);
  Object.assign(live, { now: { seq: 6 }, unconfirmed: null });
  for (const [n, words] of [["k3x9mpqr", 0, 6, 3], ["k3x9mpqr", 1, 7], ["k3x9mpqr", 2, 8]].entries()) {
    await vi.waitFor(() => expect(asked[n]?.what).toEqual(words), 30_000);
    asked[n]!.answer({ seq: 7 + n });
  }
  live.now.seq = 9;
  await back;
  expect([teacher.backs, teacher.trouble]).toEqual([1, ""]);
});

test("who cannot be reached for a moment is asked again: the others of the lesson would wait for ever", async () => {
  vi.useFakeTimers();
  try {
    const now = { seq: 5, seat: "red", view: { players: [] }, table: { to_act: "green", seats: [{ colour: "red" }, { colour: "green" }] } };
    const live = { table: "k3x9mpqr", state: "live", events: [], now };
    const teacher = new Teacher(live as unknown as Live, await courseOf("base"));
    void teacher.goOn();
    for (const failures of [1, 2]) {
      asked.at(-1)!.fail(new Error("away"));
      await vi.advanceTimersByTimeAsync(0);
      expect([asked.length, teacher.trouble]).toEqual([failures, "away"]);
      await vi.advanceTimersByTimeAsync(1000 * failures);
    }
    asked.at(-1)!.answer({ seq: 5, question: { seat: "green", options: [{ word: "stop" }] }, view: now.view });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.map(({ what }) => what)).toEqual([...Array(3).fill(["k3x9mpqr", 1]), ["k3x9mpqr", 1, 5, ["stop"]]]);
    asked.at(-1)!.answer({ seq: 6 });
    await vi.advanceTimersByTimeAsync(0);
    expect(teacher.trouble).toBe("");
    live.state = "closed";
  } finally {
    vi.useRealTimers();
  }
});
