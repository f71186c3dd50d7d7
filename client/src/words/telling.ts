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

export class Teller {
  readonly #mine: Amounts; // what it brought whoever did it

  constructor(
    readonly event: Event,
    readonly seats: readonly Seat[],
    readonly you: string | null,
  ) {
    this.#mine = event.gains[event.of] ?? {};
  }

  told(): string | null {
    return [...(this.event.seat === null ? this.#fate() : this.#answer()), ...this.#caught()].join(" ") || null;
  }

  // -- what players do

  #answer(): string[] {
    const { kind, word, place } = this.event;
    const [family, of] = split(word);
    if (kind.startsWith(ARRIVAL)) return [this.#say(`move-${kind.slice(ARRIVAL.length)}`, { place: placeNumber(split(word)[1]) })];
    switch (family) {
      case "go":
        return [this.#say("move", { place: placeNumber(of) })];
      case "leave":
      case "join":
      case "join-neutral":
      case "stop":
        return [this.#say(family, { place })];
      case "pay":
        return this.#fees();
      case "send":
        return [this.#say("send", { place: placeNumber(of) })];
      case "name":
        return [this.#say("name", { number: Number(of) })];
      case "governor":
      case "smuggler":
        return [this.#say(family)];
      case "turn-first":
      case "turn-second":
        return [this.#say("turn-die"), ...this.#brought()];
      case "roll":
        return [this.#say("reroll")];
      case "pile":
        return [this.#say("pile")];
      case "discard":
        return [this.#say("discard", { card: of })];
      case "play":
        return [this.#say("play", { card: of }), ...this.#brought({ ...this.#mine, cards: (this.#mine.cards ?? 0) + 1 })];
      case "use":
        return this.#yellowTile();
      default:
        return this.#payment() ?? this.#brought();
    }
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
  #brought(amounts: Amounts = this.#mine): string[] {
    const { rubies = 0, assistants = 0, lira = 0 } = amounts;
    const { place } = this.event;
    const goods = Object.entries(amounts).filter(([what]) => isGood(what));
    const sold = -goods.reduce((sum, [, by]) => sum + Math.min(by, 0), 0);
    const ruby = rubies > 0 ? [this.#say("takes-at", { gains: list(gained({ rubies })), place })] : [];
    const took = list(gained({ ...amounts, rubies: 0 }));
    const gave = list(paid(amounts));
    if (Object.keys(amounts).some((what) => isTile(what) && amounts[what]! > 0)) {
      return [this.#say("takes-for", { gains: took, paid: gave }), ...ruby];
    }
    if (sold && lira > 0) return [this.#say("sells", { n: sold, gains: list(gained({ lira })), place })];
    if (sold && this.event.kind === "sell") return [this.#say("sells-good", { paid: gave, place })];
    if (sold && !took) return [this.#say("delivers", { paid: gave }), ...ruby];
    if (lira < 0 && rubies && !took) return [this.#say("buys", { gains: list(gained({ rubies })), paid: gave })];
    if (took && gave) return [this.#say("buys", { gains: took, paid: gave }), ...ruby];
    if (assistants > 0) return [this.#say("fetch", { n: assistants })];
    if (!took) return [];
    return [this.event.word === "act" ? this.#say("takes-at", { gains: took, place }) : this.#say("takes", { gains: took })];
  }

  // -- what fate does

  #fate(): string[] {
    const { kind, word, turn } = this.event;
    if (kind === "start") return [this.#as(word.split(":")[1]!, "start")];
    if (kind === "roll") return this.#roll();
    if (!turn) return []; // the set-up
    if (kind === "draw") return [this.#draw(word.slice(2, -1))];
    return [this.#demand()];
  }

  #roll(): string[] {
    const { word, turn, moves } = this.event;
    const [first = 0, second = 0] = word.slice(1).split("+").map(Number);
    const goes = ["governor", "smuggler"].flatMap((who) =>
      moves[who] ? [t(`log-${who}-${turn ? "goes" : "starts"}`, { place: moves[who] })] : [],
    );
    return turn ? [this.#say("roll", { sum: first + second, first, second }), ...goes, ...this.#brought()] : goes;
  }

  #draw(card: string): string {
    return card === HIDDEN || this.event.of !== this.you ? this.#say("draw") : this.#say("draw-card", { card });
  }

  #demand(): string {
    const [market = "", letters = ""] = this.event.word.slice(1).split(":");
    const goods = Object.entries(GOODS).flatMap(([letter, good]) => {
      const n = letters.split(letter).length - 1;
      return n ? [counted(good, n)] : [];
    });
    return t("log-demand", { place: placeNumber(MARKETS[market] ?? ""), goods: list(goods) });
  }

  /** Family members of others who have been sent home. */
  #caught(): string[] {
    const others = Object.keys(this.event.moves).filter((piece) => piece.endsWith("-family") && piece !== `${this.event.of}-family`);
    return others.map((piece) => this.#to(piece.replace("-family", ""), "catch", "of-you"));
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
