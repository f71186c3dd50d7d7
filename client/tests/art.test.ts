import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import words from "../made/words.json";
import { FIRST, reach, read as source } from "../make/reach";
import { ART } from "../src/art/names";

const read = (name: string) => readFileSync(new URL(`../src/art/${name}`, import.meta.url), "utf8");
const first = read("sprite.svg");
const sprite = first + read("sprite-later.svg");
const all = (pattern: RegExp, text = sprite) => [...text.matchAll(pattern)].map((found) => found[1]!);

test("every picture has a name, and every name a picture", () => {
  expect(all(/<symbol id="art-([^"]+)"/g).sort()).toEqual([...ART].sort());
});

test("what rule files declare is drawn", () => {
  const { places, cards, kiosk } = words.looks;
  const declared = { ...Object.fromEntries(Object.entries(places).map(([n, { picture }]) => [`place ${n}`, picture])), ...cards };
  const drawn: readonly string[] = ART;
  expect(Object.entries(declared).filter(([, picture]) => !drawn.includes(picture))).toEqual([]);
  const faces = Object.entries(kiosk).filter(([, face]) => face.some((part) => typeof part === "string" && !drawn.includes(part)));
  expect(faces).toEqual([]);
});

test("every glaze that rule files declare is mixed", () => {
  const tokens = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");
  const glazes = Object.values(words.looks.places).map(({ glaze }) => glaze);
  expect(glazes.filter((glaze) => !tokens.includes(`--z-${glaze}:`))).toEqual([]);
});

test("what the frame and the start page show is there first", () => {
  const code = [...reach(FIRST)].filter((file) => /\.(ts|svelte)$/.test(file) && file !== "art/names.ts").map(source).join("\n");
  const shown = ART.filter((name) => code.includes(`"${name}"`) || /^(c|face)-/.test(name)); // crests and faces go by what one chooses
  const ofPlaces = Object.values(words.looks.places).map(({ picture }) => picture);
  const there = all(/<symbol id="art-([^"]+)"/g, first);
  expect([...shown, ...ofPlaces].filter((name) => !there.includes(name))).toEqual([]);
  const ids = all(/ id="([^"]+)"/g, first);
  expect([...all(/href="#([^"]+)"/g, first), ...all(/url\(#([^)]+)\)/g, first)].filter((id) => !ids.includes(id))).toEqual([]);
});

test("what a picture uses is there, and no id twice", () => {
  const ids = all(/ id="([^"]+)"/g);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...all(/href="#([^"]+)"/g), ...all(/url\(#([^)]+)\)/g)].filter((id) => !ids.includes(id))).toEqual([]);
});

test("every paint is mixed, and the content policy has nothing to refuse", () => {
  const paints = new Set(all(/\.(a-[a-z0-9-]+)(?=[,{])/g, read("sprite.css")));
  const used = all(/class="([^"]+)"/g).flatMap((names) => names.split(" "));
  expect(used.filter((name) => !paints.has(name) && name !== "a-lstr")).toEqual([]); // the lanterns' string is only hidden
  expect(sprite).not.toMatch(/<style|style=|<script|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
});
