/** What the pages around the table work out by themselves. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Notices, Offer, Seat, Summary } from "../src/house/types";

vi.mock("../src/texts/texts.svelte", () => ({
  t: (key: string, args: object = {}) => [key, ...Object.values(args)].join(":"),
  known: () => true,
  list: (names: string[]) => names.join("+"),
  language: () => "en",
}));

const seat = (colour: string, more: Partial<Seat> = {}): Seat => ({
  ...{ colour, kind: "person", name: colour, bot: null, yours: false, ready: true, silent: false, left: null },
  ...more,
});
const table = (id: string, more: Partial<Summary>): Summary => ({ id, stage: "playing", seats: [], deadline: null, to_act: null, ...more }) as Summary;

describe("links", async () => {
  vi.stubGlobal("location", { origin: "https://house.example" });
  const { addressOf, keyOf, personalLink } = await import("../src/house/link");

  test.each([
    ["k3x9mpqr", "/table/k3x9mpqr"],
    ["  K3X9-MPQR ", "/table/k3x9mpqr"],
    ["https://house.example/table/k3x9mpqr", "/table/k3x9mpqr"],
    ["house.example/table/K3X9MPQR/", "/table/k3x9mpqr"],
    ["https://house.example/table/k3x9mpqr#key=aB_-", "/table/k3x9mpqr#key=aB_-"],
    ["", null],
    ["https://house.example/rules", null],
    ["what is this?", null],
    ["k3x9mpqrk3x9mpqr1", null],
  ])("%s leads to %s", (typed, address) => expect(addressOf(typed)).toBe(address));

  test("a personal link leads to its table", () => {
    expect(addressOf(personalLink("k3x9mpqr", "a/b"))).toBe("/table/k3x9mpqr#key=a%2Fb");
    expect(keyOf("#key=a%2Fb")).toBe("a/b");
    expect(addressOf("https://games.example.org/table/k3x9mpqr?key=secret"), "no server is told a key").toBe("/table/k3x9mpqr");
  });
});

describe("own tables", async () => {
  const { isAwaited, isUrgent, isYourTurn, running } = await import("../src/pages/start/own");
  const us = [seat("red", { yours: true }), seat("green")];

  test("our turn first, then by the time that is left, and those that wait last", () => {
    const tables = [
      table("waits", { stage: "waiting", seats: us }),
      table("theirs", { seats: us, to_act: "green", deadline: 5 }),
      table("ours-without-clock", { seats: us, to_act: "red" }),
      table("over", { stage: "over", seats: us }),
      table("ours-late", { seats: us, to_act: "red", deadline: 9 }),
      table("ours-soon", { seats: us, to_act: "red", deadline: 3 }),
    ];
    expect(running(tables).map(({ id }) => id)).toEqual(["ours-soon", "ours-late", "ours-without-clock", "theirs", "waits"]);
    expect(tables.filter(isYourTurn)).toHaveLength(3);
    expect(tables.filter(isAwaited)).toHaveLength(3);
  });

  test("bots wait for nobody, and come behind people; where a bot plays for us it is not our turn", () => {
    const bots = [seat("red", { yours: true }), seat("green", { kind: "bot", bot: "level-1" })];
    const tables = [
      table("bots", { seats: bots, to_act: "red", deadline: 1 }),
      table("people", { seats: us, to_act: "red" }),
      table("replaced", { seats: [seat("red", { yours: true, bot: "greedy" }), seat("green")], to_act: "red" }),
    ];
    expect(tables.filter(isAwaited).map(({ id }) => id)).toEqual(["people"]);
    expect(tables.filter(isYourTurn).map(({ id }) => id)).toEqual(["bots", "people"]);
    expect(running(tables).map(({ id }) => id)).toEqual(["people", "bots", "replaced"]);
  });

  test("little time is left from when the server says so", () => {
    const late = table("late", { seats: us, to_act: "red", deadline: 900, warns_at: 500 });
    expect([499, 500].map((time) => isUrgent(late, time))).toEqual([false, true]);
    expect(isUrgent({ ...late, to_act: "green" }, 600)).toBe(false);
  });
});

describe("records", async () => {
  const { readRecord } = await import("../src/pages/start/record");
  const golden = readFileSync(new URL("../../tests/games/four-neutral.bdn", import.meta.url), "utf8");

  test("the turns of a record, and how many answers stand before each", () => {
    const found = readRecord(golden)!;
    expect(found.rules).toBe("base");
    expect(found.isOver).toBe(true);
    expect(found.seats.map(({ colour }) => colour)).toEqual(["red", "green", "blue", "yellow"]);
    expect(found.turns.slice(0, 3)).toEqual([
      { turn: "1", colour: "blue", after: 9 },
      { turn: "2", colour: "yellow", after: 13 },
      { turn: "3", colour: "red", after: 17 },
    ]);
  });

  test("names as a shell quotes them, remarks, and what is no record", () => {
    const found = readRecord(`bedesten 1\r\nseats 'red=Grace Hopper' 'green=O'"'"'Neill' blue=\n0 table *start:red ; a remark\n1 red >x y`)!;
    expect(found.seats.map(({ name }) => name)).toEqual(["Grace Hopper", "O'Neill", "blue"]);
    expect(found.turns).toEqual([{ turn: "1", colour: "red", after: 1 }]);
    expect(readRecord("<html>")).toBeNull();
    expect(readRecord("")).toBeNull();
  });
});

describe("seats", async () => {
  const { around, ownPlace, preferred } = await import("../src/house/opening");
  const { device } = await import("../src/house/device.svelte");

  beforeAll(() => void (device.colour = "blue"));

  test("one sits in one's colour, if there is a seat of it", () => {
    expect(around([{ kind: "bot" }, { kind: "open" }, { kind: "here" }]).map(({ kind }) => kind)).toEqual(["bot", "open", "me", "here"]);
    expect(around([{ kind: "bot" }]).map(({ kind }) => kind)).toEqual(["me", "bot"]);
    expect(ownPlace(5, "white")).toBe(4);
    expect(preferred([seat("red", { kind: "open" }), seat("green"), seat("blue", { kind: "open" })])).toBe(2);
    expect(preferred([seat("red", { kind: "open" }), seat("green"), seat("blue")])).toBeUndefined();
  });
});

describe("a new table", async () => {
  const { Wishes } = await import("../src/pages/setup/wishes.svelte");
  const { besideOf, swapped } = await import("../src/pages/setup/swapping");
  const grid = [
    [1, 2],
    [3, 4],
  ];
  const rubies = { 2: 6, 3: 5, 4: 5, 5: 5 };
  const offer = {
    ...{ rules: ["base"], rubies: { base: rubies }, bots: ["random", "keen", "greedy", "level-1", "level-2", "level-3"] },
    ...{ levels: { base: ["level-1", "level-2", "level-3"] }, usual: { base: "level-2" } },
    layouts: { base: [{ name: "short", grid }, { name: "long", grid: swapped(grid, 1, 4) }] },
    variants: { base: { "neutral-assistants": [2, 3, 4], "caravan-leader": [2, 3, 4, 5] } },
  } as unknown as Offer;

  test("places that lie beside the board come instead of the one that lies there, and it comes back", () => {
    const alternatives = [[3, 5, 6]];
    expect(besideOf(grid, alternatives)).toEqual([[5, 3], [6, 3]]);
    const other = swapped(grid, 3, 5);
    expect(other).toEqual([[1, 2], [5, 4]]);
    expect(besideOf(other, alternatives)).toEqual([[3, 5], [6, 5]]);
    expect(besideOf(grid, [])).toEqual([]);
  });

  test("begins as a first game, and a change clears the mark of the preset, never the choices", () => {
    const wishes = new Wishes(offer);
    expect([wishes.preset, wishes.players, wishes.rubies, wishes.open]).toEqual(["first", 3, 5, 0]);
    expect(wishes.table().seats.map(({ kind, bot }) => bot ?? kind)).toEqual(["level-1", "level-1", "me"]); // blue sits third
    wishes.turn("caravan-leader", true);
    expect([wishes.preset, wishes.players]).toEqual([null, 3]);
    expect(wishes.presets.map(({ rules }) => rules)).toEqual(["base", "base", "base"]); // what is not offered is not shown
  });

  test("seats come and go without gaps, and one's own stays", () => {
    const wishes = new Wishes(offer);
    wishes.seat(4, "open");
    wishes.seat(4, "here");
    expect(wishes.others.map(({ kind }) => kind)).toEqual(["bot", "bot", "open", "here"]);
    wishes.seat(0, "none");
    expect(wishes.others.map(({ kind }) => kind)).toEqual(["bot", "open", "here"]);
    expect(wishes.table().seats.map(({ kind, name }) => name ?? kind)).toEqual(["bot", "", "guest", "setup-friend-name:4"]);
    expect(wishes.table().settings!.players).toBe(4);
  });

  test("what does not fit is not asked for", () => {
    const wishes = new Wishes(offer);
    wishes.turn("neutral-assistants", true);
    wishes.change({ isListed: true });
    expect([wishes.table().settings!.variants, wishes.table().listed]).toEqual([["neutral-assistants"], false]); // no seat is open
    wishes.seat(3, "open");
    wishes.seat(4, "open");
    expect([wishes.table().settings!.variants, wishes.table().listed]).toEqual([[], true]);
  });

  test("over days more can be agreed on, and one may be away for longer", () => {
    const wishes = new Wishes(offer);
    wishes.seat(3, "open");
    wishes.change({ holidays: 7, hasPremoves: true, late: "vote", standIn: "level-2" });
    expect(wishes.table().settings).toMatchObject({ away: 180, stand_in: "level-2" });
    expect(wishes.table().settings).not.toHaveProperty("premoves"); // a game without a clock is played at once, as far as we know
    wishes.setClock({ move: 86_400, game: null });
    expect(wishes.table().settings).toMatchObject({ away: 86_400, holidays: 7, premoves: true, late: "vote" });
    wishes.change({ away: 600 });
    wishes.setClock({ move: 3 * 86_400, game: null });
    expect(wishes.table().settings!.away).toBe(600);
    wishes.setClock({ move: null, game: 600 });
    expect(wishes.table().settings).toMatchObject({ away: 180 });
    expect(wishes.table().settings).not.toHaveProperty("holidays");
  });

  test("with people from elsewhere there are hints only if they are agreed on", () => {
    const wishes = new Wishes(offer);
    expect(wishes.table().settings!.hints).toBe(true);
    wishes.seat(3, "open");
    expect(wishes.table().settings!.hints).toBe(false);
    wishes.change({ hasHints: true });
    expect(wishes.table().settings!.hints).toBe(true);
  });

  test("one's own board is written out, and the house says what is wrong with it", async () => {
    const wishes = new Wishes(offer);
    const fetched = vi.fn((address: string) => {
      const layout = new URL(address, "https://house.example").searchParams.get("layout")!;
      if (layout === "1.1") return Promise.resolve(Response.json({ error: "Twice.", clause: "OPT-5" }, { status: 400 }));
      return Promise.resolve(Response.json({ name: layout, grid: layout.split("/").map((row) => row.split(".").map(Number)) }));
    });
    vi.stubGlobal("fetch", fetched);
    await wishes.layOwn("4.2/3.1");
    expect([wishes.grid, wishes.broken, wishes.table().settings!.layout]).toEqual([[[4, 2], [3, 1]], "", "4.2/3.1"]);
    await wishes.layOwn("1.1");
    expect([wishes.grid, wishes.broken]).toEqual([[[4, 2], [3, 1]], "Twice. (OPT-5)"]);
    wishes.lay("long");
    expect([wishes.grid, wishes.broken, wishes.table().settings!.layout]).toEqual([[[4, 2], [3, 1]], "", "long"]);
  });
});

describe("the waiting room", async () => {
  const { missing, news } = await import("../src/pages/room/seats");
  const free = seat("blue", { kind: "open", name: "", ready: false });

  test("says what is missing", () => {
    const said = (...seats: Seat[]) => missing({ seats } as Summary);
    expect(said(seat("red"), seat("green", { ready: false }), free)).toBe("room-free:1 room-awaits:1:green");
    expect(said(seat("red", { yours: true, ready: false }), seat("green"))).toBe("room-awaits-you");
    expect(said(seat("red"), seat("green"))).toBe("room-complete");
  });

  test("tells who came, left, or is ready", () => {
    const ines = seat("blue", { name: "Inès", ready: false });
    expect(news([seat("red"), free], [seat("red"), ines])).toBe("room-comes:Inès room-none-free");
    expect(news([seat("red"), ines], [seat("red"), { ...ines, ready: true }])).toBe("room-is-ready:Inès room-none-free");
    expect(news([seat("red"), { ...ines, ready: true }], [seat("red"), ines])).toBe("room-is-not-ready:Inès room-none-free");
    expect(news([seat("red"), ines], [seat("red"), free])).toBe("room-leaves:Inès room-free:1");
    expect(news([seat("red"), ines], [seat("red"), ines])).toBe("");
    expect(news([seat("red"), free], [seat("red"), seat("blue", { kind: "bot", bot: "keen", name: "keen" })])).toBe("room-comes:bot-keen room-none-free");
    expect(news([seat("red"), free], [seat("red"), seat("blue", { kind: "bot", bot: "keen", name: "Tomo" })])).toBe("room-comes:Tomo room-none-free");
  });
});

describe("times", async () => {
  const { duration } = await import("../src/texts/time");
  const { ownTables } = await import("../src/house/api");
  const { houseTime } = await import("../src/house/time.svelte");

  test("are those of the house before there is a socket, whatever the device's clock says", async () => {
    const answer = (ahead: number) => () => Promise.resolve(Response.json([], { headers: { date: new Date(Date.now() + ahead).toUTCString() } }));
    const isAheadBy = async (ahead: number) => {
      vi.stubGlobal("fetch", answer(ahead));
      await ownTables();
      return Math.round(Math.abs(houseTime() - Date.now()) / 3_600_000);
    };
    expect(await isAheadBy(7_200_000)).toBe(2);
    expect(await isAheadBy(0)).toBe(0);
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json([]))); // something between us took the date away
    await ownTables();
    expect(Math.abs(houseTime() - Date.now())).toBeLessThan(60_000);
  });

  test.each([
    [30, "30 seconds"],
    [60, "1 minute"],
    [90 * 60, "90 minutes"],
    [3600, "1 hour"],
    [36 * 3600, "36 hours"],
    [86_400, "1 day"],
    [3 * 86_400 - 60, "2 days"],
    [-5, "0 seconds"],
  ])("%i is %s", (seconds, said) => expect(duration(seconds)).toBe(said));
});

test("bots get names of their own, but nobody else's", async () => {
  const { named } = await import("../src/house/opening");
  const seats = named([{ kind: "bot" }, { kind: "me", name: "bot-name-1" }, { kind: "bot", name: "Ada" }, { kind: "bot" }, { kind: "open" }]);
  expect(seats.map(({ name }) => name)).toEqual(["bot-name-2", "bot-name-1", "Ada", "bot-name-3", undefined]);
});

describe("quiet hours", async () => {
  const { minuteIn, timeOf, zones } = await import("../src/pages/notices/hours");

  test.each([[0, "00:00"], [450, "07:30"], [1439, "23:59"]])("%i is %s", (minute, time) => {
    expect(timeOf(minute)).toBe(time);
    expect(minuteIn(time)).toBe(minute);
    expect(minuteIn(`${time}:00`), "some browsers write seconds").toBe(minute);
  });

  test("what is not written yet is no time", () => expect(["", "7", "07:"].map(minuteIn)).toEqual([undefined, undefined, undefined]));

  test("a zone that the browser does not list can be kept", () => {
    const found = zones("Europe/Atlantis", "Europe/Warsaw");
    expect(found).toEqual(expect.arrayContaining(["Europe/Atlantis", "Europe/Warsaw", "Asia/Tokyo", "UTC"]));
    expect(found).toEqual([...new Set(found)].sort());
  });
});

test("changes of what one is told are made one after the other, each with what the last has left", async () => {
  const { Told } = await import("../src/pages/notices/told.svelte");
  const told = new Told();
  const seen: unknown[] = [];
  const deed = (kinds: object, fails = false) => async () => {
    seen.push(told.now?.kinds);
    await Promise.resolve();
    if (fails) throw new Error("no");
    return { kinds } as Notices;
  };
  const done = await Promise.all([told.do(deed({ chat: "never" })), told.do(deed({}, true)), told.do(deed({ chat: "always" }))]);
  expect(done).toEqual([true, false, true]);
  expect(seen).toEqual([undefined, { chat: "never" }, { chat: "never" }]);
  expect(told.trouble).toBe("");
});
