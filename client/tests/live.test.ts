import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Live, type Opened } from "../src/house/live.svelte";
import { houseTime } from "../src/house/time.svelte";
import type { Message, Update } from "../src/house/types";

/** The other end: what was asked for and sent, and a mouth. */
class House {
  paths: string[] = [];
  sent: Message[] = [];
  socket!: Opened;
  isDeaf = false;

  open = (path: string): Opened => {
    this.paths.push(path);
    return (this.socket = {
      onmessage: null,
      onclose: null,
      send: (text) => void (this.isDeaf || this.sent.push(JSON.parse(text as string) as Message)),
      close: () => {},
    });
  };

  say(message: object): void {
    this.socket.onmessage!.call(null as never, { data: JSON.stringify(message) } as MessageEvent);
  }

  update(seq: number, more: Partial<Update> = {}): void {
    this.say({ update: { seq, first: 0, events: [], chat: [], ...more } });
  }

  hangUp(code = 1006, reason = ""): void {
    this.socket.onclose!.call(null as never, { code, reason } as CloseEvent);
  }
}

const event = (n: number, word = `${n}`) => ({ n, word, seat: "red", turn: 1, kind: "move", of: "red", place: 0, gains: {}, moves: {}, demand: "" });
let house: House, live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  house = new House();
  live = new Live("k3x9mpqr", undefined, house.open);
});
afterEach(() => vi.useRealTimers());

test("events and words are gathered, and what was taken back is forgotten", () => {
  expect(live.state).toBe("connecting");
  house.update(3, { events: [event(0), event(1), event(2)], chat: [{ n: 1, seat: "red", name: "Ada", text: "hi", at: 0 }] });
  house.update(5, { first: 2, events: [event(2, "other")] });
  expect(live.state).toBe("live");
  expect(live.events.map(({ word }) => word)).toEqual(["0", "1", "other"]);
  expect(live.chat.length).toBe(1);
});

describe("what is different", () => {
  const player = (seat: string, lira: number) => ({ seat, lira });
  const whole = { table: { to_act: "red", seats: [{ colour: "red", name: "Ada" }, { colour: "green", name: "Bo" }] }, may_undo: true,
    view: { round: 1, players: [player("red", 2), player("green", 3)] }, events: [event(0), event(1)] } as unknown as Partial<Update>;
  beforeEach(() => house.update(3, whole));

  test("is laid over what is known, and the news are added", () => {
    house.say({ change: { seq: 4, first: 1, events: [event(1, "other")], may_undo: false, table: { to_act: "green" }, view: { players: [player("green", 9)] } } });
    const { now } = live;
    expect(now).toMatchObject({ seq: 4, may_undo: false, table: { to_act: "green", seats: [{ name: "Ada" }, { name: "Bo" }] } });
    expect(now?.view).toMatchObject({ round: 1, players: [{ lira: 2 }, { lira: 9 }] });
    expect(live.events.map(({ word }) => word)).toEqual(["0", "other"]);
    house.say({ change: { seq: 4, first: 2, chat: [{ n: 1, seat: null, name: "Bo", text: "hi", at: 0 }] } });
    expect([live.events.length, live.chat.length, live.now?.events, live.now?.may_undo]).toEqual([2, 1, [], false]);
    house.say({ change: { seq: 5, first: 2 } });
    expect([live.chat.length, live.now?.chat]).toEqual([1, []]);
  });

  test.each([
    ["a number before ours", { seq: 2, first: 2 }],
    ["events that we lack", { seq: 5, first: 3 }],
    ["a player whom nobody knows", { seq: 5, first: 2, view: { players: [player("blue", 1)] } }],
    ["no number at all", {}],
  ])("if it does not fit, everything is asked for anew: %s", (_, change) => {
    live.do("undo");
    house.say({ change });
    expect([live.now?.seq, live.events.length, live.state]).toEqual([3, 2, "reconnecting"]);
    vi.advanceTimersByTime(500);
    expect(house.paths.at(-1)).toBe("/api/tables/k3x9mpqr/live?since=0&heard=0&changes=true");
    house.update(4, { ...whole, events: [event(0, "new")] });
    expect([live.state, live.events.map(({ word }) => word), live.unconfirmed]).toEqual(["live", ["new"], null]);
  });

  test("if nothing is known yet, neither", () => {
    const other = new House();
    const fresh = new Live("k3x9mpqr", undefined, other.open);
    other.say({ change: { seq: 1, first: 0 } });
    expect(fresh.now).toBeNull();
    vi.advanceTimersByTime(500);
    expect(other.paths.length).toBe(2);
  });
});

test("what is done names the number that was seen, and is confirmed by a greater one", () => {
  expect(live.do("undo")).toBe(false);
  house.update(7);
  expect(live.do("answer", { answers: [">tea-house"] })).toBe(true);
  expect(house.sent).toEqual([{ do: "answer", seq: 7, answers: [">tea-house"] }]);
  expect(live.do("undo")).toBe(false); // one after the other
  house.update(7); // somebody said something
  expect(live.unconfirmed).not.toBeNull();
  house.update(8);
  expect(live.unconfirmed).toBeNull();
});

test("a house that was restored from a backup is looked at anew, and nothing is said again that was meant for its numbers", () => {
  const restored = (...from: number[]) => ({ table: { restored: from } }) as unknown as Partial<Update>;
  house.update(7, { ...restored(), events: [event(0), event(1)], chat: [{ n: 4, seat: null, name: "Bo", text: "hi", at: 0 }] });
  house.isDeaf = true;
  live.do("answer", { answers: ["leave"] });
  house.hangUp();
  house.isDeaf = false;
  vi.advanceTimersByTime(500);
  house.update(7, { ...restored(1), first: 2 });
  expect([live.unconfirmed, live.events, live.chat, house.sent]).toEqual([null, [], [], []]);
  vi.advanceTimersByTime(2000);
  expect(house.paths.at(-1)).toBe("/api/tables/k3x9mpqr/live?since=0&heard=0&changes=true");
  house.update(7, { ...restored(1), events: [event(0, "other")] });
  expect([live.state, live.events.map(({ word }) => word)]).toEqual(["live", ["other"]]);
});

test("what is wrong is told, and nothing is left under way", () => {
  house.update(7);
  live.do("undo");
  house.say({ problem: { error: "There is nothing to take back.", clause: null } });
  expect(live.problem?.error).toBe("There is nothing to take back.");
  expect(live.unconfirmed).toBeNull();
  live.do("redo");
  expect(live.problem).toBeNull();
});

test("it comes back where it was, and says again what was not heard", () => {
  house.update(7, { chat: [{ n: 4, seat: null, name: "Bo", text: "hi", at: 0 }] });
  house.isDeaf = true;
  live.do("answer", { answers: ["leave"] });
  house.hangUp();
  expect(live.state).toBe("reconnecting");
  house.isDeaf = false;
  vi.advanceTimersByTime(500);
  expect(house.paths.at(-1)).toBe("/api/tables/k3x9mpqr/live?since=7&heard=4&changes=true");
  expect(house.sent).toEqual([]); // first the house says where it is
  house.update(7);
  expect(house.sent).toEqual([{ do: "answer", seq: 7, answers: ["leave"] }]);
  house.update(7);
  expect(house.sent.length).toBe(1);
});

test("what was heard before the connection was lost is not said again", () => {
  house.update(7);
  live.do("answer", { answers: ["leave"] });
  house.hangUp();
  vi.advanceTimersByTime(500);
  house.update(8);
  expect(house.sent.length).toBe(1);
  expect(live.unconfirmed).toBeNull();
});

test("what is done while the house is away is kept until it is back", () => {
  house.update(7);
  house.hangUp(1012);
  expect(live.do("answer", { answers: ["leave"] })).toBe(true);
  expect(live.say("hello?")).toBe(false);
  vi.advanceTimersByTime(500);
  house.update(7);
  expect(house.sent).toEqual([{ do: "answer", seq: 7, answers: ["leave"] }]);
});

test("it waits longer and longer, says when the next try is, and can be told to try now", () => {
  house.update(1);
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    house.hangUp();
    waits.push(live.retryAt! - Date.now());
    vi.advanceTimersByTime(waits.at(-1)!);
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
  expect(live.state).toBe("offline");
  house.hangUp();
  const tries = house.paths.length;
  live.retry();
  live.retry();
  expect(house.paths.length).toBe(tries + 1);
  house.update(1);
  expect([live.state, live.retryAt]).toEqual(["live", null]);
});

test("a house that is being restarted has said so, until it has been away for long", () => {
  house.update(1);
  house.hangUp(1012);
  expect(live.state).toBe("restarting");
  vi.advanceTimersByTime(500);
  house.hangUp();
  expect(live.state).toBe("restarting");
  for (let i = 0; i < 5; i++) {
    vi.advanceTimersByTime(15_000);
    house.hangUp();
  }
  expect(live.state).toBe("offline");
  live.retry();
  house.update(1);
  house.hangUp();
  expect(live.state).toBe("reconnecting");
});

test("the house may close a table for good", () => {
  house.hangUp(4404, "There is no table 'k3x9mpqr'.");
  expect([live.state, live.why]).toEqual(["closed", "There is no table 'k3x9mpqr'."]);
  vi.advanceTimersByTime(60_000);
  expect(house.paths.length).toBe(1);
});

test("why it is closed is said in the player's language, by its key", () => {
  house.say({ problem: { error: "You do not sit there.", clause: null, said: [{ key: "not-there", args: {} }] } });
  house.hangUp(4403, "You do not s");
  expect([live.state, live.why, live.problem]).toEqual(["closed", "You do not sit there.", null]);
});

test("who leaves is not called back", () => {
  house.update(1);
  live.close();
  house.hangUp(1000);
  vi.advanceTimersByTime(60_000);
  expect([live.state, house.paths.length]).toEqual(["closed", 1]);
});

describe("a line that is dead without a word", () => {
  const beats = () => house.sent.filter(({ do: what }) => what === "beat").length;
  beforeEach(() => house.update(7));

  test("is noticed, because nothing comes back", () => {
    vi.advanceTimersByTime(1500);
    expect([beats(), live.state]).toEqual([1, "live"]);
    vi.advanceTimersByTime(2000);
    expect(live.state).toBe("reconnecting");
    live.do("answer", { answers: ["leave"] });
    vi.advanceTimersByTime(10_000);
    expect(house.paths.length).toBe(2); // a new line
    house.update(7);
    expect(house.sent.at(-1)).toEqual({ do: "answer", seq: 7, answers: ["leave"] });
  });

  test("was only slow, if something comes; what was kept meanwhile is sent once", () => {
    vi.advanceTimersByTime(4000);
    live.do("answer", { answers: ["leave"] });
    expect(house.sent.at(-1)?.do).toBe("beat");
    house.say({ beat: Date.now() });
    house.say({ beat: Date.now() });
    expect([live.state, house.paths.length]).toEqual(["live", 1]);
    expect(house.sent.filter(({ do: what }) => what === "answer")).toHaveLength(1);
  });

  test("is none as long as the house answers", () => {
    for (let i = 0; i < 20; i++) {
      vi.advanceTimersByTime(500);
      house.say({ beat: Date.now() });
    }
    expect([live.state, house.paths.length]).toEqual(["live", 1]);
  });

  test("is noticed whatever is done to the clock of the device, and the time of the house is known", () => {
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(1500);
    expect(beats()).toBe(1);
    house.say({ beat: Date.now() + 3_600_000 });
    expect(houseTime() - Date.now()).toBe(3_600_000);
    house.say({ beat: Date.now() + 3_600_300 }); // it was on its way for longer, or shorter
    expect(houseTime() - Date.now()).toBe(3_600_000);
    vi.advanceTimersByTime(4000);
    expect(live.state).toBe("reconnecting");
  });

  test("is cut when the device says that it is offline, and tried again when it is back", () => {
    const window = new EventTarget();
    vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
    const other = new Live("k3x9mpqr", undefined, house.open);
    vi.unstubAllGlobals();
    house.update(7);
    window.dispatchEvent(new Event("offline"));
    expect(other.state).toBe("reconnecting");
    window.dispatchEvent(new Event("online"));
    expect(house.paths.length).toBe(3);
  });
});

test("a line that is closing takes nothing, and the next one is sent what is unconfirmed", () => {
  house.update(3);
  house.socket = Object.assign(house.socket, { readyState: 2 });
  expect(live.do("undo")).toBe(true);
  expect(house.sent).toEqual([]);
  house.hangUp();
  vi.advanceTimersByTime(20_000);
  house.update(3);
  expect(house.sent).toMatchObject([{ do: "undo", seq: 3 }]);
});
