/** The lesson: which turns a chapter has, what is learned in them, and how far one is. All of it is read from what the server tells, so
 *  that nothing has to be remembered, and whatever is taken back is not learned yet. No step depends on how the dice fall. */
import type { Event } from "../../house/types";

export const YOU = "red";

/** What is played in a chapter: a table of three in the middle of a game. Red is the last in the round, so that the last ruby ends it. */
export interface Course {
  record: string[]; // the head of the record
  from: string[]; // and its position, line by line
  rivals: Record<string, string[]>; // where the others go, to and fro, out of the way
  turns: Turn[];
}

export interface Turn {
  allows: string; // what leads on; anything else works too, but not in this lesson
  never?: string; // two answers one after the other that do not
  steps: Step[];
}

export interface Step {
  name: string; // learn-<name>-title and so on
  place: number; // where to go; 0: what is meant lies in the tray
  at?: Record<string, number>; // by what is asked: which place is meant then
  done: string; // the answer that does it
  times?: number; // how often
  late?: boolean; // it is asked when the turn has ended
}

const LOAD: Record<string, () => Promise<{ default: Course }>> = {
  base: () => import("./chapters/base.json"),
  coffee: () => import("./chapters/coffee.json"),
  letters: () => import("./chapters/letters.json"),
  bazaar: () => import("./chapters/bazaar.json"),
};

export const courseOf = async (box: string): Promise<Course> => (await LOAD[box]!()).default;

export const recordOf = ({ record, from }: Course): string => `${record.join("\n")}\nfrom     ${from.join(" | ")}\n`;

export const stepsOf = ({ turns }: Course): Step[] => turns.flatMap(({ steps }) => steps);

export interface Progress {
  step: number; // the first that is not done; the number of all, when the lesson is over
  isTurnOver: boolean; // all of this turn is done, it only has to be ended
  strayed: number | null; // the event from which on it is not the lesson any more; to be taken back to the beginning of the turn
  starts: number[]; // the event with which each of your turns began
}

/** How far one is. */
export function progressOf({ turns }: Course, events: readonly Event[]): Progress {
  const own = events.filter(({ seat }) => seat === YOU);
  const played = [...new Set(own.map(({ turn }) => turn))].map((turn) => own.filter((event) => event.turn === turn));
  const starts = played.map(([first]) => first!.n);
  let step = 0;
  for (const [i, answers] of played.slice(0, turns.length).entries()) {
    const { steps } = turns[i]!;
    const done = doneIn(steps, answers);
    const last = answers.at(-1)!;
    const isOver = events.some(({ n, turn }) => n > last.n && turn > last.turn) || (last.word === "end" && !steps[done]?.late);
    if (leadsAway(turns[i]!, answers) || (isOver && done < steps.length)) return { step: step + done, isTurnOver: false, strayed: starts[i]!, starts };
    step += done;
    if (!isOver) return { step, isTurnOver: done === steps.length, strayed: null, starts };
  }
  return { step, isTurnOver: step === turns.flatMap(({ steps }) => steps).length, strayed: null, starts }; // the last cards may still be asked for
}

function leadsAway({ allows, never }: Turn, answers: readonly Event[]): boolean {
  const words = answers.map(({ word }) => word);
  return !words.every((word) => new RegExp(allows).test(word)) || (!!never && words.join(" ").includes(never));
}

/** How many of the steps are done, one after the other. */
function doneIn(steps: Step[], answers: readonly Event[]): number {
  let from = 0;
  for (const [i, { done, times = 1 }] of steps.entries()) {
    for (let left = times; left > 0; left -= 1) {
      const found = answers.findIndex(({ word }, n) => n >= from && new RegExp(done).test(word));
      if (found < 0) return i;
      from = found + 1;
    }
  }
  return steps.length;
}
