/** The lesson: which turns it has, what is learned in them, and how far one is. All of it is read from what the house tells, so
 *  that nothing has to be remembered, and whatever is taken back is not learned yet. No step depends on how the dice fall. */
import type { Event } from "../../house/types";

/** A table in the middle of a game: three players, two rubies to go. Red is the last in the round, so that the fifth ruby ends it. */
export const RECORD = `bedesten 1
rules    base 2026.2
layout   short
seats    red green blue
from     bedesten-position 1 | rules base 2026.2 | layout short | turn 15 round=5 start=green next=red | people governor@10 smuggler@3 | prices palace=6 gem=16 post=0 | mosques red=2 green=2 yellow=2 blue=2 | demand large=RBBGY small=BRGYY | red merchant@7 stack=4 lira=10 rubies=3 goods=BGYY extensions=2 hand=far,lira | green merchant@8 family@4 stack=4 lira=6 | blue merchant@6 stack=4 lira=7
`;

export const YOU = "red";

/** Where the others go, to and fro, out of the way; without an assistant their turn ends there. */
export const RIVALS: Record<string, [string, string]> = {
  green: [">black-market", ">sultans-palace"],
  blue: [">caravansary", ">large-market"],
};

export interface Step {
  name: string; // learn-<name>-title and so on
  place: number; // what to look at
  done: RegExp; // the answer that does it
  times?: number; // how often
}

interface Turn {
  allows: RegExp; // what leads on; anything else works too, but not in this lesson
  steps: Step[];
}

const turn = (allows: RegExp, ...steps: Step[]): Turn => ({ allows, steps });

export const TURNS: Turn[] = [
  turn(/^(>fabric-warehouse|leave|act|end)$/, { name: "walk", place: 2, done: /^act$/ }, { name: "end", place: 0, done: /^end$/ }),
  turn(/^(>small-mosque|leave|act|end)$/, { name: "mosque", place: 14, done: /^act$/ }),
  turn(/^(>tea-house|leave|act|name:\d+|keep|turn-first|turn-second|roll|end)$/, { name: "tea", place: 9, done: /^name:/ }),
  turn(/^(>small-market|leave|act|sell:\w+|end)$/, { name: "market", place: 11, done: /^sell:/, times: 5 }),
  turn(/^(>fountain|act|fetch:[a-z-]+|end)$/, { name: "fountain", place: 7, done: /^fetch:/, times: 4 }),
  turn(/^(>police-station|leave|act|send:post-office|enough|end)$/, { name: "family", place: 12, done: /^send:/ }),
  turn(/^(>fruit-warehouse|leave|act|catch|lira|card|end)$/, { name: "meeting", place: 4, done: /^(lira|card)$/ }),
  turn(/^(play:far|>wainwright|leave|act|end)$/, { name: "card", place: 0, done: /^play:far$/ }, { name: "wainwright", place: 1, done: /^act$/ }),
  turn(/^(>gemstone-dealer|leave|act|enough|end)$/, { name: "gem", place: 16, done: /^act$/ }),
];
export const STEPS = TURNS.flatMap(({ steps }) => steps);

export interface Progress {
  step: number; // the first that is not done; the number of all, when the lesson is over
  isTurnOver: boolean; // all of this turn is done, it only has to be ended
  strayed: number | null; // the event from which on it is not the lesson any more; to be taken back to the beginning of the turn
  starts: number[]; // the event with which each of your turns began
}

/** How far one is. */
export function progressOf(events: readonly Event[]): Progress {
  const own = events.filter(({ seat }) => seat === YOU);
  const turns = [...new Set(own.map(({ turn }) => turn))].map((turn) => own.filter((event) => event.turn === turn));
  const starts = turns.map(([first]) => first!.n);
  let step = 0;
  for (const [i, answers] of turns.slice(0, TURNS.length).entries()) {
    const { allows, steps } = TURNS[i]!;
    const wrong = answers.find(({ word }) => !allows.test(word));
    const done = doneIn(steps, answers);
    const hasEnded = events.some(({ n, turn }) => n > answers.at(-1)!.n && turn > answers[0]!.turn) || answers.at(-1)!.word === "end";
    if (wrong || (hasEnded && done < steps.length)) return { step: step + done, isTurnOver: false, strayed: starts[i]!, starts };
    step += done;
    if (!hasEnded) return { step, isTurnOver: done === steps.length, strayed: null, starts };
  }
  return { step, isTurnOver: step === STEPS.length, strayed: null, starts }; // the last cards may still be asked for
}

/** How many of the steps are done, one after the other. */
function doneIn(steps: Step[], answers: readonly Event[]): number {
  let from = 0;
  for (const [i, { done, times = 1 }] of steps.entries()) {
    for (let left = times; left > 0; left -= 1) {
      const found = answers.findIndex(({ word }, n) => n >= from && done.test(word));
      if (found < 0) return i;
      from = found + 1;
    }
  }
  return steps.length;
}
