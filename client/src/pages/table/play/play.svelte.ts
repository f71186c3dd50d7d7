/** What one seat does at a table: its answers, the way back, and what is refused. What follows by itself is decided by the server. */
import { device } from "../../../house/device.svelte";
import type { Line } from "../../../house/live.svelte";
import { isExtra, parted, placeIn } from "../../../house/notation";
import type { Hint, Option, Question, Refused } from "../../../house/types";
import { t } from "../../../texts/texts.svelte";
import { Adviser } from "./adviser.svelte";
import { lacks } from "./steps";

/** What is said under the question. */
export type Remark =
  | { kind: "refused"; refused: Refused } // it cannot be answered, and why
  | { kind: "doubt"; words: string[]; option: Option; cost: number; goOn: () => void } // it can, but the turn would end at once, or it costs much: are you sure?
  | { kind: "text"; text: string }; // something else stands in the way

export class Play {
  remark = $state.raw<Remark | null>(null);
  /** The word that was refused last: counts up, so that the same refusal shakes again. */
  refusals = $state(0);
  wantsHints = $state(false);
  /** The word of the hint that is looked at: it is shown on the board, and nothing is played. */
  shown = $state("");
  /** Something is under way that the server has not confirmed yet. */
  isBusy = $state(false);
  /** Which piece is to move, where both may: a place on the board then means this one. */
  mover = $state<"go" | "companion">("go");
  /** Where one wants to go as soon as one is asked: chosen while others play. */
  premove = $state<number | null>(null);

  #deeds: number[] = []; // how many events there were before each deed of this turn
  #takenBack = ""; // the answer that was taken back last: if it is given again,
  #slowTurn = 0; // each step of this turn is asked
  #wanted: number | null = null; // a place that was chosen while something was under way
  #seen = 0; // the number of the table that was looked at last
  #advised = 0; // and that of the last hints

  readonly adviser: Adviser;

  /** @param isHeld while the turns of others are shown, nothing is put to the player */
  constructor(
    readonly live: Line,
    readonly isHeld: () => boolean = () => false,
  ) {
    this.adviser = new Adviser(live);
  }

  // -- what is asked

  /** What there is to decide. Where there is no choice the house answers after a moment, and nobody is bothered. */
  get question(): Question | null {
    const asked = this.live.now?.question;
    return this.isBusy || this.isHeld() || !asked || asked.by_house ? null : asked;
  }

  get me(): string | null {
    return this.live.now?.seat ?? null;
  }

  option(word: string): Option | undefined {
    return this.question?.options.find((option) => option.word === word);
  }

  /** The option that is a place on the board. */
  optionAt(place: number): Option | undefined {
    return this.question?.options.find(({ word }) => placeIn(word) === place && this.#isOfMover(word));
  }

  refusedAt(place: number): Refused | undefined {
    return this.question?.refused.find(({ word }) => placeIn(word) === place && this.#isOfMover(word));
  }

  /** May the merchant move, and the companion as well? */
  get hasTwoMovers(): boolean {
    const verbs = this.question?.options.map(({ word }) => parted(word).verb) ?? [];
    return verbs.includes("go") && verbs.includes("companion");
  }

  #isOfMover(word: string): boolean {
    return !this.hasTwoMovers || parted(word).verb === this.mover;
  }

  /** Are there places to choose from? */
  get isOnBoard(): boolean {
    return !!this.question?.options.some(({ word }) => placeIn(word) !== undefined);
  }

  /** The answers that are no places and no cards to be played. */
  get otherOptions(): Option[] {
    return this.question?.options.filter(({ word }) => placeIn(word) === undefined && !isExtra(word)) ?? [];
  }

  get mayAct(): boolean {
    return !this.live.unconfirmed && !this.isBusy && this.live.state === "live";
  }

  get mayUndo(): boolean {
    return this.mayAct && !!this.live.now?.may_undo;
  }

  get mayRedo(): boolean {
    return this.mayAct && !!this.live.now?.may_redo;
  }

  get mayEnd(): boolean {
    return this.mayAct && (!!this.live.now?.may_end_turn || !!this.question?.way_out);
  }

  /** Is there nothing else to decide than whether to play a card? */
  get isNearlyOver(): boolean {
    return !!this.question?.way_out && this.otherOptions.length === 1 && !this.isOnBoard;
  }

  /** The best answers to what is asked now, if hints are wanted. */
  get hints(): Hint[] {
    return (this.wantsHints && this.adviser.now?.best) || [];
  }

  /** The best one's word. */
  get hinted(): string | null {
    return this.hints[0]?.word ?? null;
  }

  /** The hint that lies on a card or a tile in the tray: the one that is looked at, or else the best. */
  get hintedInTray(): string | null {
    return this.shown || this.hinted;
  }

  /** Which of the hints a word is, from 1 on; 0: none. */
  rank = (word: string | undefined) => this.hints.findIndex((hint) => hint.word === word) + 1;

  /** Do others play, so that one can say beforehand where one goes? */
  get isWaiting(): boolean {
    const now = this.live.now;
    return !!now?.seat && !this.isBusy && !now.question && !now.may_end_turn && now.table.to_act !== null && now.table.to_act !== now.seat;
  }

  // -- what is done

  /** A click on a place that is, or is not, an answer. False: the question is about something else. */
  choosePlace(place: number): boolean {
    if (this.isBusy) {
      this.#wanted = place;
      return true;
    }
    if (this.isWaiting) {
      this.premove = this.premove === place ? null : place;
      return true;
    }
    const option = this.optionAt(place);
    const refused = this.refusedAt(place);
    if (option) this.choose(option);
    else if (refused) this.refuse(refused);
    else return false;
    return true;
  }

  choose(option: Option): void {
    this.answer([option.word]);
  }

  /** Answers that count together; `then` is given afterwards, as far as it is still asked for. */
  answer(answers: string[], then: string[] = []): boolean {
    return !this.#doubts([...answers, ...then], () => void this.#answer(answers, then)) && this.#answer(answers, then);
  }

  #answer(answers: string[], then: string[]): boolean {
    const before = this.live.events.length;
    const turn = this.live.now?.view?.turn ?? 0;
    if (answers[0] === this.#takenBack) this.#slowTurn = turn;
    const asksFirst = device.asks || this.#slowTurn === turn;
    if (!this.#begin(() => this.live.do("answer", { answers, then, goes_on: !asksFirst, ends: device.ends }))) return false;
    this.#deeds = [...this.#deeds.filter((at) => at < before), before];
    return true;
  }

  /** Is it asked first whether one means it? The same answer given once more is meant. */
  #doubts(words: string[], goOn: () => void): boolean {
    const option = this.option(words[0]!);
    const cost = this.adviser.cost(words);
    const isMeant = this.remark?.kind === "doubt" && this.remark.words.join() === words.join();
    if (!option || isMeant || !(cost || lacks(option))) return false;
    this.remark = { kind: "doubt", words, option, cost, goOn };
    return true;
  }

  /** Play a card from the hand, or say why not. */
  play(word: string): void {
    const refused = this.question?.refused.find((one) => one.word === word);
    if (this.option(word)) this.answer([word]);
    else if (refused) this.refuse(refused);
    else this.say(t("table-not-now"));
  }

  endTurn(): void {
    const out = this.question?.way_out;
    if (this.mayEnd && out && this.#doubts([out], () => this.#end())) return;
    if (this.mayEnd) this.#end();
    else this.say(t(this.question ? "table-answer-first" : "table-not-your-turn"));
  }

  undo(): void {
    if (!this.mayUndo) return this.say(t("table-no-undo"));
    const before = this.live.events.length;
    this.#deeds = this.#deeds.filter((at) => at < before);
    const at = this.#deeds.at(-1);
    if (!this.#begin(() => this.live.do("undo", { to: at }))) return;
    this.#deeds.pop();
    this.#takenBack = this.live.events[at ?? before - 1]?.word ?? "";
  }

  redo(): void {
    if (!this.mayRedo) return this.say(t("table-no-redo"));
    const before = this.live.events.length;
    if (this.#begin(() => this.live.do("redo"))) this.#deeds.push(before);
  }

  refuse(refused: Refused): void {
    this.remark = { kind: "refused", refused };
    this.refusals += 1;
  }

  say(text: string): void {
    this.remark = { kind: "text", text };
    this.refusals += 1;
  }

  /** After each update: what was begun is done, and what one wanted meanwhile can be. */
  goOn(): void {
    const now = this.live.now;
    if (!now || this.live.unconfirmed) return;
    if (now.seq !== this.#seen) {
      this.remark = null;
      this.mover = "go";
    }
    this.#seen = now.seq;
    this.isBusy = false;
    const wanted = this.#wanted;
    this.#wanted = null;
    if (this.isHeld()) return;
    if (this.premove !== null && now.question?.kind === "move") this.#goThere(this.premove);
    else if (wanted !== null && this.optionAt(wanted)) this.choosePlace(wanted);
    else if (device.ends && now.may_end_turn && this.live.state === "live") this.#end();
  }

  /** A hint for what is asked now. */
  async advise(): Promise<void> {
    await this.adviser.ask();
    const found = this.adviser.now;
    if (!found || found.seq === this.#advised) return;
    this.#advised = found.seq;
    this.shown = "";
    this.mover = parted(found.best[0]?.word ?? "").verb === "companion" ? "companion" : "go";
  }

  /** What was said beforehand: it is done now, or one hears why not. */
  #goThere(place: number): void {
    this.premove = null;
    this.choosePlace(place);
  }

  #end(): boolean {
    return this.#begin(() => this.live.do("confirm"));
  }

  /** One thing at a time. */
  #begin(deed: () => boolean): boolean {
    if (this.live.unconfirmed || this.isBusy || !deed()) return false;
    this.isBusy = true;
    this.remark = null;
    return true;
  }
}
