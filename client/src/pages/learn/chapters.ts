/** The chapters of the lesson: the base game, and what each expansion brings. What is played in them stands in chapters/<box>.json. */
import type { Kept } from "../../house/device.svelte";

export interface Chapter {
  box: string;
  rules: string; // the rule set that it teaches
  address: string;
}

export const CHAPTERS: Chapter[] = [
  { box: "base", rules: "base", address: "/learn" },
  { box: "coffee", rules: "mocha", address: "/learn/coffee" },
  { box: "letters", rules: "letters", address: "/learn/letters" },
  { box: "bazaar", rules: "grand", address: "/learn/bazaar" },
];

export const chapterOf = (box: string) => CHAPTERS.find((chapter) => chapter.box === box);

/** Was it begun, and is there more of it? */
export const isLeft = (kept: Kept | undefined) => !!kept && kept.step > 0 && kept.step < kept.of;

export const isBegun = (lessons: Record<string, Kept>) => CHAPTERS.some(({ box }) => (lessons[box]?.step ?? 0) > 0);

/** What comes next: the chapter that was left last, or else the first that is not done. */
export function nextChapter(lessons: Record<string, Kept>, last: string): Chapter | undefined {
  const left = chapterOf(last);
  return left && isLeft(lessons[last]) ? left : CHAPTERS.find(({ box }) => !lessons[box]?.isDone);
}

/** Behind a chapter the next one that is not done; at the end of the book one begins again at its beginning. */
export function chapterAfter(chapter: Chapter, lessons: Record<string, Kept>): Chapter | undefined {
  const at = CHAPTERS.indexOf(chapter);
  return [...CHAPTERS.slice(at + 1), ...CHAPTERS.slice(0, at)].find(({ box }) => !lessons[box]?.isDone);
}
