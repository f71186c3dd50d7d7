/** How a place looks to the player: whether one may go there, at what price, and the whole truth in words. */
import { parted } from "../../house/notation";
import type { Option, Outcome, Refused, View } from "../../house/types";
import { outcomesText, outcomeText, parts, placeName, refusalText, type Part } from "../../words";
import { t } from "../../texts/texts.svelte";
import type { Play } from "./play/play.svelte";
import { lacks } from "./play/steps";

export type Tag = { is: "assistants" | "fee" | "steps" | "planned"; n: number } | { is: "brings"; part: Part } | { is: "ends" | "here" | "kept" | "next" | "rolls" | "idle" };

export interface Look {
  state: "plain" | "legal" | "ends" | "not";
  isHere: boolean;
  isHinted: boolean;
  rank: number; // among the hints, from 1 on; 0: none of them
  isShown: boolean; // the hint that is looked at
  isRefused: boolean;
  isKept: boolean; // chosen, but the house has not heard it yet
  tags: Tag[];
  says: string; // instead of everything that is seen
}

/** A place that nobody asks about. */
export function plainLook(place: number): Look {
  return { state: "plain", isHere: false, isHinted: false, rank: 0, isShown: false, isRefused: false, isKept: false, tags: [], says: `${place} ${placeName(place)}.` };
}

export function lookAt(place: number, view: View, play: Play): Look {
  const option = play.optionAt(place);
  const refused = play.refusedAt(place);
  const isHere = standing(view, play) === place && !!play.question && !option;
  return {
    state: option ? (lacks(option) ? "ends" : "legal") : play.isOnBoard ? "not" : "plain",
    isHere,
    isHinted: play.hinted !== null && option?.word === play.hinted,
    rank: play.rank(option?.word),
    isShown: !!option && option.word === play.shown && play.rank(option.word) > 0,
    isRefused: play.remark?.kind === "refused" && !!refused && play.remark.refused.word === refused.word,
    isKept: false,
    tags: isHere ? [{ is: "here" }] : option ? costs(option, play.me ?? "") : refused ? distance(refused) : [],
    says: `${place} ${placeName(place)}. ${option ? consequence(option, play.me ?? "") : refused ? refusalText(refused) : ""}`.trim(),
  };
}

/** Where the piece is that is to move. */
export function standing(view: View, play: Play): number | undefined {
  const player = view.players.find(({ seat }) => seat === play.me);
  return play.hasTwoMovers && play.mover === "companion" ? player?.companion : player?.merchant;
}

/** What it costs to go there, as little signs. */
function costs(option: Option, me: string): Tag[] {
  if (lacks(option)) return [{ is: "ends" }];
  const { verb } = parted(option.word);
  const [outcome] = option.outcomes;
  if (outcome && verb === "send") return brings(outcome, me);
  if (!outcome || !["go", "companion"].includes(verb)) return [];
  const fee: Tag[] = outcome.fee ? [{ is: "fee", n: outcome.fee }] : [];
  return verb === "go" ? [...fee, { is: "assistants", n: outcome.gains[me]?.assistants ?? 0 }] : fee;
}

const MOST = 3; // things that a place has room to name

/** What the action there would bring. */
function brings({ then = [], idle }: Outcome, me: string): Tag[] {
  if (idle) return [{ is: "idle" }];
  if (then.length > 1) return [{ is: "rolls" }];
  return parts(then[0]?.gains[me]).slice(0, MOST).map((part) => ({ is: "brings", part }));
}

function distance({ said }: Refused): Tag[] {
  const steps = said.map(({ args }) => args.steps).find((found) => typeof found === "number");
  return steps === undefined ? [] : [{ is: "steps", n: steps as number }];
}

/** The same in words, and what the action there would bring. */
export function consequence(option: Option, me: string): string {
  const [outcome] = option.outcomes;
  if (!outcome) return "";
  if (lacks(option)) return lacks(option) === "fee" ? t("table-ends-unpaid", { n: outcome.fee ?? 0 }) : t("table-ends-alone");
  if (outcome.idle) return t("table-idle");
  const then = (outcome.then ?? []).filter(({ gains }) => gains[me]);
  const cost = outcome.gains[me] ? `${outcomeText(outcome, me)}.` : "";
  return [cost, then.length ? t("table-then", { what: outcomesText(then, me) }) : ""].filter(Boolean).join(" ");
}
