/** One event in words: what was done, and what else came of it. Each sentence is whole and stands in the texts. */
import type { Event, Seat } from "../house/types";
import type { Args } from "../texts/bundle";
import { list, t } from "../texts/texts.svelte";
import { counted, gained, isGood, isTile, paid, type Amounts } from "./amounts";
import { ARRIVAL } from "./folding";
import { placeNumber, seatName } from "./names";
import { split } from "./questions";

const HIDDEN = "?"; // a card that others drew
const GOODS: Record<string, string> = { R: "fabric", G: "spice", Y: "fruit", B: "jewellery" }; // as demand tiles are written
const MARKETS: Record<string, string> = { large: "large-market", small: "small-market" };
const SALES = ["sell", "act"]; // kinds of questions at markets
const PEOPLE = ["governor", "smuggler", "coffee-trader", "courier"];

export class Teller {
  readonly #mine: Amounts; // what it brought whoever did it

  constructor(
    readonly event: Event,
    readonly seats: readonly Seat[],
    readonly you: string | null,
  ) {
    this.#mine = { ...event.gains[event.of], seals: 0 }; // seals are those of the letters
  }

  told(): string | null {
    const done = this.event.seat === null ? this.#fate() : this.#answer();
    return [...done, ...this.#caught(), ...this.#mail(), ...this.#demand()].join(" ") || null;
  }

  // -- what players do

  #answer(): string[] {
    const { kind, word, place } = this.event;
    const [family, of] = split(word);
    if (kind.startsWith(ARRIVAL)) return [this.#say(`move-${kind.slice(ARRIVAL.length)}`, { place: placeNumber(split(word)[1]) })];
    switch (family) {
      case "go":
        return [this.#say("move", { place: placeNumber(of) })];
      case "companion":
        return [this.#say("companion", { place: placeNumber(of) })];
      case "set-companion":
        return [this.#say("set-companion", { place: this.event.moves[`${this.event.of}-companion`] ?? 0 })];
      case "leave":
      case "join":
      case "join-neutral":
      case "stop":
        return [this.#say(family, { place })];
      case "pay":
        return kind === "double-turn" ? [this.#say(kind), ...this.#brought()] : this.#fees();
      case "send":
        return [this.#say("send", { place: placeNumber(of) })];
      case "name":
        return [this.#say("name", { number: Number(of) })];
      case "governor":
      case "smuggler":
      case "coffee-trader":
      case "courier":
        return [kind === "person" ? this.#say(kind, { who: family }) : this.#say(family), ...this.#brought()];
      case "turn-first":
      case "turn-second":
        return [this.#say("turn-die"), ...this.#brought()];
      case "first-to-six":
      case "second-to-six":
        return [this.#say("six"), ...this.#brought()];
      case "roll":
        return [this.#say("reroll")];
      case "pile":
      case "home":
        return [this.#say(family)];
      case "discard":
      case "play":
        return [this.#say(family, { card: of }), ...this.#brought(this.#besides("cards"))];
      case "guild":
      case "discard-guild":
        return [this.#say(family, { number: Number(of) }), ...this.#went(), ...this.#brought(this.#besides("guild-cards"))];
      case "set-barrier":
      case "bribe":
        return [this.#say(family, { paid: list(paid(this.#mine)) })];
      case "barrier":
        return this.#barrier();
      case "at":
        return kind === "place" ? [this.#say("acts", { place: placeNumber(of) }), ...this.#brought()] : this.#brought(this.#mine, placeNumber(of));
      case "kiosk":
        return [this.#say("kiosk", { number: Number(of) })];
      case "bid":
        return [this.#say("bid", { lira: Number(of) }), ...this.#auction()];
      case "pass":
        return [this.#say("pass"), ...this.#auction()];
      case "follow":
        return [this.#to(of, "follow", "of-you")];
      case "use":
        return of === "movement-tile" ? [this.#say("use-movement")] : this.#yellowTile();
      default:
        return this.#payment() ?? (kind === "use-tile" && word === "act" ? this.#kioskTile() : this.#brought());
    }
  }

  /** What it brought, not counting the card that was played or given for it. */
  #besides(card: "cards" | "guild-cards"): Amounts {
    return { ...this.#mine, [card]: (this.#mine[card] ?? 0) + 1 };
  }

  /** Where the own merchant was set. */
  #went(): string[] {
    const place = this.event.moves[this.event.of];
    return place ? [this.#say("move", { place })] : [];
  }

  /** Asked in two steps, of which the second sets it. */
  #barrier(): string[] {
    const { barrier: one, "barrier-to": other } = this.event.moves;
    return one && other ? [this.#say("barrier", { one, other })] : [];
  }

  #kioskTile(): string[] {
    const done = [...this.#went(), ...this.#brought()];
    return done.length ? done : [this.#say("use-tile")];
  }

  /** Who has won, once somebody pays; if it is not whoever opened it, that one is paid. */
  #auction(): string[] {
    const lira = Object.entries(this.event.gains).sort(([, one], [, other]) => (one.lira ?? 0) - (other.lira ?? 0));
    return lira.map(([seat, gains]) =>
      (gains.lira ?? 0) < 0 ? this.#as(seat, "auction", { paid: list(paid(gains)) }) : this.#as(seat, "takes", { gains: list(gained(gains)) }),
    );
  }

  /** What others get for their merchants; what nobody gets was for neutral ones. */
  #fees(): string[] {
    const { gains, of } = this.event;
    const others = Object.entries(gains).filter(([seat]) => seat !== of);
    const toThem = others.map(([seat, { lira = 0 }]) => this.#to(seat, "pay", "to-you", { paid: counted("lira", lira, ".acc") }));
    const rest = -(this.#mine.lira ?? 0) - others.reduce((sum, [, { lira = 0 }]) => sum + lira, 0);
    return rest > 0 ? [...toThem, this.#say("pay-supply", { paid: counted("lira", rest, ".acc") })] : toThem;
  }

  #yellowTile(): string[] {
    const { lira = 0, assistants = 0 } = this.#mine;
    const used = this.#say("use", { paid: counted("lira", -lira, ".acc") });
    return assistants > 0 ? [used, this.#say("fetch", { n: assistants })] : [used];
  }

  /** To the Governor or the Smuggler, or the reward of a catch. */
  #payment(): string[] | null {
    const { kind } = this.event;
    if (kind === "reward" && this.#mine.lira) return [this.#say("reward", { gains: list(gained(this.#mine)) })];
    const given = paid(this.#mine);
    return kind.startsWith("pay-") && given.length ? [this.#say(kind, { paid: list(given) })] : null;
  }

  /** By what was gained and paid one sees what was done. */
  #brought(amounts: Amounts = this.#mine, place: number = this.event.place): string[] {
    const { rubies = 0, assistants = 0, lira = 0 } = amounts;
    const { kind, word } = this.event;
    const sold = -Object.entries(amounts).reduce((sum, [what, by]) => sum + (isGood(what) ? Math.min(by, 0) : 0), 0);
    const ruby = rubies > 0 ? [this.#takes({ rubies }, place)] : [];
    const took = list(gained({ ...amounts, rubies: 0 }));
    const gave = list(paid(amounts));
    if (Object.keys(amounts).some((what) => isTile(what) && amounts[what]! > 0)) {
      return [this.#say("takes-for", { gains: took, paid: gave }), ...ruby];
    }
    if (sold && kind === "sell" && lira <= 0) return [this.#say("sells-good", { paid: gave, place })];
    if (sold && SALES.includes(kind) && lira > 0) return [this.#say("sells", { paid: gave, gains: list(gained({ lira })), place })];
    if (sold && !took && place === placeNumber("sultans-palace")) return [this.#say("delivers", { paid: gave }), ...ruby];
    if (rubies > 0 && gave && !took) return [this.#say(lira < 0 ? "buys" : "takes-for", { gains: list(gained({ rubies })), paid: gave })];
    if (took && gave) return [this.#say(lira < 0 ? "buys" : "takes-for", { gains: took, paid: gave }), ...ruby];
    if (gave) return [this.#say("pays", { paid: gave })];
    if (assistants > 0) return [this.#say("fetch", { n: assistants })];
    return took ? [this.#takes({ ...amounts, rubies: 0 }, word === "act" ? place : 0), ...ruby] : ruby;
  }

  #takes(amounts: Amounts, place: number): string {
    const gains = list(gained(amounts));
    return place ? this.#say("takes-at", { gains, place }) : this.#say("takes", { gains });
  }

  // -- what fate does

  #fate(): string[] {
    const { kind, word, turn } = this.event;
    if (kind === "start") return [this.#as(word.split(":")[1]!, "start")];
    if (kind === "roll") return this.#roll();
    if (!turn) return []; // the set-up
    if (kind === "draw") return [this.#draw(word.slice(2, -1))];
    if (kind === "letter") return this.#mine.letters ? [this.#say("letter", { place: Number(split(word)[1]) })] : [];
    return kind === "kiosk" ? [this.#tiles()] : [];
  }

  #roll(): string[] {
    const { word, turn, moves } = this.event;
    const goes = PEOPLE.flatMap((who) => (moves[who] ? [t(`log-${who}-${turn ? "goes" : "starts"}`, { place: moves[who] })] : []));
    return turn ? [this.#dice(word.slice(1)), ...goes, ...this.#brought()] : goes;
  }

  #dice(rolled: string): string {
    const [first = 0, second = 0] = rolled.split("+").map(Number);
    return second ? this.#say("roll", { sum: first + second, first, second }) : this.#say("roll-die", { number: Number(split(rolled)[1]) });
  }

  #draw(card: string): string {
    const isHidden = card === HIDDEN || this.event.of !== this.you;
    if (this.#mine["guild-cards"]) return isHidden ? this.#say("draw-guild") : this.#say("draw-guild-card", { number: Number(split(card)[1]) });
    return isHidden ? this.#say("draw") : this.#say("draw-card", { card });
  }

  /** Several may be told at once: *kiosk:4*kiosk:12 */
  #tiles(): string {
    const tiles = this.event.word.split("*").filter(Boolean);
    return t("log-kiosk-tiles", { tiles: list(tiles.map((tile) => t(`kiosk-${split(tile)[1]}`))) });
  }

  /** Family members of others who have been sent home. */
  #caught(): string[] {
    const others = Object.keys(this.event.moves).filter((piece) => piece.endsWith("-family") && piece !== `${this.event.of}-family`);
    return others.map((piece) => this.#to(piece.replace("-family", ""), "catch", "of-you"));
  }

  /** Letters that a piece has come to: they have more seals than when they were taken. */
  #mail(): string[] {
    return Object.entries(this.event.gains).flatMap(([seat, { letters = 0, seals = 0 }]) =>
      letters >= 0 && seals > letters ? [this.#as(seat, "mail", { n: seals - letters })] : [],
    );
  }

  /** A demand tile that has come to the top. */
  #demand(): string[] {
    const { demand, turn } = this.event;
    if (!demand || !turn) return []; // the set-up
    const [market = "", letters = ""] = demand.slice(1).split(":");
    const goods = Object.entries(GOODS).flatMap(([letter, good]) => {
      const n = letters.split(letter).length - 1;
      return n ? [counted(good, n)] : [];
    });
    return [t("log-demand", { place: placeNumber(MARKETS[market] ?? ""), goods: list(goods) })];
  }

  // -- for you, or with a name

  #say(key: string, args: Args = {}): string {
    return this.#as(this.event.of, key, args);
  }

  #as(seat: string, key: string, args: Args = {}): string {
    return seat === this.you ? t(`log-${key}.you`, args) : t(`log-${key}`, { ...args, name: seatName(seat, this.seats) });
  }

  /** Something that is done to another one, or to you. */
  #to(other: string, key: string, toYou: string, args: Args = {}): string {
    const name = seatName(this.event.of, this.seats);
    return other === this.you ? t(`log-${key}.${toYou}`, { ...args, name }) : this.#say(key, { ...args, other: seatName(other, this.seats) });
  }
}
