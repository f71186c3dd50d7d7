/** What the expansions need at the table: letters, scenes, bids, two pieces that may move. */
import { describe, expect, test } from "vitest";
import type { Live } from "../src/house/live.svelte";
import { isExtra, letterIn, placeIn } from "../src/house/notation";
import type { Event, Option, PlayerView, Question, Update, View } from "../src/house/types";
import { boxesOf, lettersOf } from "../src/pages/table/boxes";
import { Play } from "../src/pages/table/play/play.svelte";
import { bidsOf, quickBids } from "../src/pages/table/scene/bids";
import { FACES } from "../src/art/declared";
import { bonusCards, guildCards } from "../src/pages/table/tray/cards";
import { isSale, saleOf, sceneOf } from "../src/pages/table/scene/scenes";

const option = (word: string): Option => ({ word, text: word, outcomes: [] });
const question = (kind: string, words: string[]): Question => ({ seat: "red", kind, text: "", place: 22, options: words.map(option), refused: [] });
const players = ["red", "green", "blue"].map((seat) => ({ seat }));

test("words that are about places, letters, and what is held", () => {
  expect(placeIn("companion:tea-house")).toBe(9);
  expect(placeIn("barrier:fountain")).toBe(7);
  expect(placeIn("at:coffee-house")).toBe(20);
  expect([letterIn("letter:9"), letterIn("letter:9!"), letterIn("lira")]).toEqual(["9", "9!", undefined]);
  expect(["guild:7", "use:movement-tile", "set-companion", "play:six"].every(isExtra)).toBe(true);
  expect(["kiosk:7", "letter:9", "bid:3", "discard-guild:7"].some(isExtra)).toBe(false);
});

test("a box is played with when its place is on the board", () => {
  const view = (...places: number[]) => ({ grid: [places] }) as View;
  expect(boxesOf(view(1, 16))).toEqual({ coffee: false, letters: false });
  expect(boxesOf(view(16, 20))).toEqual({ coffee: true, letters: false });
  expect(boxesOf(view(16, 20, 21))).toEqual({ coffee: true, letters: true });
});

test("letters that are still to be delivered come first", () => {
  const found = lettersOf({ letters: ["3!", "9", "9"] } as unknown as PlayerView);
  expect(found.map(({ place, seals, isDelivered }) => [place, seals, isDelivered])).toEqual([[9, 1, false], [9, 1, false], [3, 2, true]]);
  expect(new Set(found.map(({ id }) => id)).size).toBe(3);
});

test("a bonus card and a guild card are never taken for each other", () => {
  const player = { hand: ["guild", "lira", "guild"], guild: [0, 1, 2] } as unknown as PlayerView;
  expect(new Set([...bonusCards(player), ...guildCards(player)].map(({ id }) => id)).size).toBe(6);
});

describe("the Kiosk", () => {
  const chose = (seat: string, tile: number) => ({ seat, kind: "kiosk-tile", word: `kiosk:${tile}`, turn: 4 }) as Event;
  const view = (more: Partial<View>) => ({ players, turn_of: "green", question: "kiosk-tile", kiosk_tiles: [], kiosk_chosen: {}, ...more }) as unknown as View;

  test("is no scene before it begins, nor when it is over", () => {
    expect(sceneOf(view({ question: "move" }), [chose("green", 4)])).toBeNull();
  });

  test("goes round clockwise from whoever began it", () => {
    const scene = sceneOf(view({ asked: "blue", kiosk_tiles: [4, 16, 21], kiosk_chosen: { green: 10 } }), [chose("red", 10), chose("green", 10)]);
    expect(scene).toEqual({
      is: "kiosk",
      of: "green",
      chain: [{ seat: "green", tile: "10", state: "done" }, { seat: "blue", tile: undefined, state: "now" }, { seat: "red", tile: undefined, state: "waits" }],
      tiles: [{ tile: "4", by: undefined }, { tile: "10", by: "green" }, { tile: "16", by: undefined }, { tile: "21", by: undefined }],
    });
  });

  test("goes on while the last tile is used", () => {
    const events = [chose("green", 10), chose("blue", 4), chose("red", 16)];
    const scene = sceneOf(view({ asked: "green", question: "use-tile", kiosk_chosen: { green: 21, blue: 4, red: 16 } }), events);
    expect(scene?.is === "kiosk" && scene.chain[0]).toEqual({ seat: "green", tile: "10", state: "now" });
    expect(scene?.is === "kiosk" && scene.tiles.map(({ tile }) => tile)).toEqual(["4", "10", "16"]);
  });

  test("all tiles have a face", () => {
    expect(Object.keys(FACES)).toHaveLength(24);
  });
});

describe("the Auction House", () => {
  const said = (seat: string, word: string) => ({ seat, kind: "bid", word, turn: 4 }) as Event;
  const view = (asked: string) => ({ players, turn_of: "green", question: "bid", asked, kiosk_tiles: [], kiosk_chosen: {} }) as unknown as View;
  const states = (asked: string, ...events: Event[]) => {
    const scene = sceneOf(view(asked), [{ seat: "green", kind: "good", word: "take:fabric" } as Event, ...events]);
    return scene?.is === "auction" ? scene.bids.map(({ seat, state, lira }) => [seat, state, lira]) : [];
  };

  test("is opened by whoever began it, who also has the last word", () => {
    expect(states("green")).toEqual([["green", "bidding", undefined], ["blue", "to-come", undefined], ["red", "to-come", undefined], ["green", "may-raise", undefined]]);
    expect(states("red", said("green", "bid:3"), said("blue", "pass"))).toEqual([
      ["green", "highest", 3], ["blue", "passed", undefined], ["red", "bidding", undefined], ["green", "may-raise", undefined],
    ]);
    expect(states("green", said("green", "bid:3"), said("blue", "bid:5"), said("red", "pass"))).toEqual([
      ["green", "opened", 3], ["blue", "highest", 5], ["red", "passed", undefined], ["green", "bidding", undefined],
    ]);
  });

  test("who began it and had no choice has opened it", () => {
    expect(states("blue").map(([, state]) => state)).toEqual(["opened", "bidding", "to-come", "may-raise"]);
    const scene = sceneOf({ ...view("blue"), bidder: "green", bid: 1 }, []);
    expect(scene?.is === "auction" && scene.bids[0]).toMatchObject({ seat: "green", state: "highest", lira: 1 });
  });

  test("who cannot pay more is passed over", () => {
    expect(states("red", said("green", "bid:3"))[1]).toEqual(["blue", "passed", undefined]);
  });

  test("an older auction is not counted", () => {
    const other = { seat: "green", kind: "meet", word: "end" } as Event;
    expect(states("green", said("green", "bid:9"), other)[0]).toEqual(["green", "bidding", undefined]);
  });

  describe("when it is over", () => {
    const opened = { ...said("green", "bid:3"), gains: {} };
    const over = { players, turn_of: "blue", question: "move", asked: "blue", kiosk_tiles: [], kiosk_chosen: {} } as unknown as View;
    const drawn = { seat: null, kind: "draw", word: "*{?}", gains: {} } as unknown as Event;

    test("says who has won, for how much, and who is paid, until somebody chooses again", () => {
      const events = [opened, { ...said("blue", "bid:5"), gains: {} }, { ...said("red", "pass"), gains: {} }];
      const last = { ...said("green", "pass"), gains: { blue: { lira: -5 }, green: { lira: 5 } } };
      const sale = saleOf(over, [...events, last, drawn]);
      expect(sale?.sale).toEqual({ winner: "blue", lira: 5, payee: "green" });
      expect(sale?.bids.map(({ seat, state, lira }) => [seat, state, lira])).toEqual([
        ["green", "opened", 3], ["blue", "won", 5], ["red", "passed", undefined], ["green", "passed", undefined],
      ]);
      expect(sceneOf(over, [...events, last, drawn])).toBeNull();
      expect(saleOf(over, [...events, last, drawn, { seat: "green", kind: "meet", word: "end", gains: {} } as unknown as Event])).toBeNull();
    });

    test("whoever opened it may win by raising, and then pays nobody", () => {
      const raised = { ...said("green", "bid:6"), gains: { green: { lira: -6 } } };
      const sale = saleOf(over, [opened, { ...said("blue", "bid:5"), gains: {} }, raised]);
      expect(sale?.sale).toEqual({ winner: "green", lira: 6, payee: undefined });
      expect(sale?.bids.map(({ state }) => state)).toEqual(["opened", "outbid", "passed", "won"]);
    });

    test("it is not over while nobody pays, nor when a card brings lira", () => {
      expect([opened, { ...said("green", "play:lira"), gains: { green: { lira: 5 } } }].some(isSale)).toBe(false);
      expect(saleOf(view("blue"), [opened])).toBeNull();
    });
  });

  test("bids from the lowest up, and three quick ones", () => {
    expect(bidsOf(question("bid", ["pass", "bid:6", "bid:5", "play:lira"])).map(({ lira }) => lira)).toEqual([5, 6]);
    expect(quickBids(5, 11)).toEqual([6, 8, 11]);
    expect(quickBids(5, 6)).toEqual([6]);
    expect(quickBids(5, 5)).toEqual([]);
  });
});

describe("merchant and companion", () => {
  const playing = (words: string[]) => {
    const now = { seq: 1, seat: "red", question: question("move", words), view: { turn: 4 } } as unknown as Update;
    return new Play({ now, events: [], state: "live", unconfirmed: null, problem: null } as unknown as Live);
  };

  test("a place means the piece that was chosen, the merchant at first", () => {
    const play = playing([">tea-house", "companion:tea-house", "companion:fountain"]);
    expect(play.hasTwoMovers).toBe(true);
    expect(play.optionAt(9)?.word).toBe(">tea-house");
    expect(play.optionAt(7)).toBeUndefined();
    play.mover = "companion";
    expect(play.optionAt(9)?.word).toBe("companion:tea-house");
    expect(play.optionAt(7)?.word).toBe("companion:fountain");
  });

  test("where only one of them may move, nothing has to be chosen", () => {
    const play = playing(["companion:fountain"]);
    expect(play.hasTwoMovers).toBe(false);
    expect(play.optionAt(7)?.word).toBe("companion:fountain");
  });
});
