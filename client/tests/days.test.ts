/** Games over days: holidays by days, where others wait, and a plan while it is made. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Live } from "../src/house/live.svelte";
import type { Foreseen, ForesightWish, Summary, Update } from "../src/house/types";

vi.stubGlobal("location", { pathname: "/table/k3x9mpqr", origin: "http://house" });
vi.stubGlobal("addEventListener", () => {});
vi.mock("../src/texts/texts.svelte", () => ({ t: (key: string) => key, known: () => false, language: () => "en", list: (all: string[]) => all.join() }));

const asked = vi.hoisted(() => [] as { what: unknown[]; answer: (found: unknown) => void; fail: (trouble: Error) => void }[]);
vi.mock("../src/house/api", () => {
  const ask = (...what: unknown[]) => new Promise((answer, fail) => asked.push({ what, answer, fail }));
  return { Trouble: class extends Error {}, get: ask, post: ask };
});

const { isAway, isOverDays } = await import("../src/house/over-days");
const { awaited } = await import("../src/house/awaited.svelte");
const { dayOf, wishOf } = await import("../src/pages/table/days/holiday");
const { Draft } = await import("../src/pages/table/plan/draft.svelte");
const { Kept } = await import("../src/pages/table/plan/kept.svelte");

const settled = () => new Promise((done) => setImmediate(done));
beforeEach(() => void asked.splice(0));

describe("holidays", () => {
  test("last from the beginning of the first day to the end of the last, or from now on", () => {
    const now = new Date(2026, 4, 5, 14, 30).getTime();
    expect(dayOf(now)).toBe("2026-05-05");
    expect(wishOf("2026-05-05", "2026-05-06", now)).toEqual({ since: null, until: new Date(2026, 4, 7).getTime() });
    expect(wishOf("2026-05-31", "2026-05-31", now)).toEqual({ since: new Date(2026, 4, 31).getTime(), until: new Date(2026, 5, 1).getTime() });
  });

  test("somebody is away from their beginning to their end", () => {
    const seat = { holiday: { since: 5, until: 9 } } as Summary["seats"][number];
    expect([4, 5, 8, 9].map((time) => isAway(seat, time))).toEqual([false, true, true, false]);
    expect(isAway({ ...seat, holiday: null }, 6)).toBe(false);
  });

  test("a game goes over days if each of its clocks leaves an hour", () => {
    expect(isOverDays({ move: 3600, game: null })).toBe(true);
    expect(isOverDays({ move: 86_400, game: 1800 })).toBe(false);
    expect([isOverDays({}), isOverDays()]).toEqual([false, false]);
  });
});

describe("where others wait", () => {
  test("the table that is looked at is not counted", async () => {
    const looking = awaited.look();
    asked[0]!.answer([{ id: "k3x9mpqr" }, { id: "a" }, { id: "b" }]);
    await looking;
    expect(awaited.elsewhere.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  test("what is known stays known if the server cannot be reached", async () => {
    const looking = awaited.look();
    asked[0]!.fail(new Error("away"));
    await looking;
    expect(awaited.elsewhere).toHaveLength(2);
    awaited.tell([], []);
    expect(awaited.elsewhere).toEqual([]);
  });
});

const VIEW = { seat: "red", players: [{ seat: "red", merchant: 7 }, { seat: "green", merchant: 9 }], neutral_merchants: [14] };
const live = { table: "k3x9mpqr", seat: 0, now: { seat: "red", table: { to_act: "green", seats: [] } } as unknown as Update } as Live;
const sent = (n: number) => asked[n]!.what[1] as ForesightWish;

/** What the server says to a plan: these turns are possible. */
function foreseen(wish: ForesightWish, more: Partial<Foreseen["turns"][number]> = {}, question: object | null = { options: [] }): Foreseen {
  const turns = wish.turns.map(({ answers }) => ({ answers, next: "asked", problem: null, events: [], ...more }));
  return { turns, view: VIEW, question } as unknown as Foreseen;
}

describe("a plan while it is made", () => {
  async function opened() {
    const draft = new Draft(live);
    const opening = draft.open([]);
    asked[0]!.answer(foreseen(sent(0)));
    await opening;
    return draft;
  }

  async function answer(draft: InstanceType<typeof Draft>, words: string[], more = {}) {
    const [n, then] = [asked.length, [] as string[]];
    expect(draft.do("answer", { answers: words, then, goes_on: true, ends: false })).toBe(true);
    expect(draft.unconfirmed).not.toBeNull();
    asked[n]!.answer(foreseen(sent(n), more));
    await settled();
  }

  test("begins with what is asked first, as if it were our turn", async () => {
    const draft = await opened();
    expect(sent(0)).toEqual({ turns: [{ answers: [], only_if: null }], seat: 0 });
    expect(draft.now).toMatchObject({ view: VIEW, table: { to_act: "red", deadline: null } });
    expect([draft.planned, draft.mayUndo, draft.mayGoOn]).toEqual([[], false, false]);
  });

  test("goes on answer by answer, and back", async () => {
    const draft = await opened();
    await answer(draft, [">tea-house"]);
    expect(draft.planned).toEqual([{ answers: [">tea-house"], only_if: null }]); // green stands there
    await answer(draft, ["name:8"]);
    expect(draft.planned[0]!.answers).toEqual([">tea-house", "name:8"]);
    draft.undo();
    expect(draft.planned[0]!.answers).toEqual([">tea-house"]);
    draft.undo();
    expect([draft.planned, draft.mayUndo]).toEqual([[], false]);
  });

  test("where nobody stands one goes if it is free, unless one says otherwise", async () => {
    const draft = await opened();
    await answer(draft, [">fountain"]);
    expect(draft.planned[0]!.only_if).toBe("free");
    draft.choose(0, "same");
    await answer(draft, ["end"], { next: "over" });
    expect(draft.planned[0]!.only_if).toBe("same");
  });

  test("holds four turns, of which each can be planned anew with all behind it", async () => {
    const draft = await opened();
    for (let i = 1; i <= 4; i++) {
      await answer(draft, [">fountain"], { next: "over" });
      expect([draft.turns.length, draft.mayGoOn]).toEqual([i, i < 4]);
      const n = asked.length;
      if (i < 4) {
        void draft.nextTurn();
        asked[n]!.answer(foreseen(sent(n)));
        await settled();
      }
    }
    const n = asked.length;
    void draft.cut(1);
    asked[n]!.answer(foreseen(sent(n)));
    await settled();
    expect(draft.turns.map(({ answers }) => answers.length)).toEqual([1, 0]);
    expect(draft.planned).toHaveLength(1);
  });

  test("what is not possible any more is said, and not taken", async () => {
    const draft = await opened();
    await answer(draft, ["act"], { problem: { error: "no", clause: null, said: [] } });
    expect([draft.planned, draft.trouble !== ""]).toEqual([[], true]);
  });

  test("what was planned before stays as it was, even if it is not possible just now", async () => {
    const draft = new Draft(live);
    const turns = [{ answers: [">fountain", "act"], only_if: null }, { answers: ["end"], only_if: null }];
    void draft.open(turns);
    asked[0]!.answer({ ...foreseen(sent(0)), turns: [{ answers: [">fountain"], next: "asked", problem: { error: "no" }, events: [] }] });
    await settled();
    expect(draft.turns).toEqual(turns);
    expect([draft.trouble, draft.mayGoOn]).toEqual(["", false]);
  });

  test("of two answers that are under way the later one counts", async () => {
    const draft = await opened();
    void draft.nextTurn();
    void draft.open([{ answers: [">fountain"], only_if: null }]);
    asked[2]!.answer(foreseen(sent(2)));
    asked[1]!.answer(foreseen(sent(1)));
    await settled();
    expect(draft.planned).toHaveLength(1);
  });
});

test("a plan that was kept is known, and why it was dropped", async () => {
  const kept = new Kept("k3x9mpqr", 0);
  const looking = kept.look();
  const keeping = kept.keep([{ answers: [">fountain"], only_if: "free" }]);
  asked[1]!.answer({ turns: [{ answers: [">fountain"], only_if: "free" }], dropped: "", longest: 5 });
  await keeping;
  asked[0]!.answer({ turns: [], dropped: "taken", longest: 5 }); // late: it was asked before
  await looking;
  expect([kept.goals, kept.dropped, kept.longest]).toEqual([[7], "", 5]);
});
