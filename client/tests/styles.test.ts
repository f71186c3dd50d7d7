import { expect, test } from "vitest";
import { sources } from "./sources";

test("colours stand in tokens.css and in the sprite only", () => {
  const literal = /#[0-9a-f]{3,8}\b(?![^{}]*\{)|\b(?:rgb|hsl|oklch|lab)a?\(/gi;
  const styles = sources(/\.(css|svelte)$/).filter(({ path }) => !/tokens\.css|art\/sprite\.css/.test(path));
  const found = styles.flatMap(({ path, text }) => {
    const css = path.endsWith(".svelte") ? (/<style>(.*?)<\/style>/s.exec(text)?.[1] ?? "") : text;
    return (css.match(literal) ?? []).map((colour) => `${path}: ${colour}`);
  });
  expect(found).toEqual([]);
});

test("styles are set by style:…, because the content policy refuses style attributes", () => {
  const found = sources(/\.svelte$/).filter(({ text }) => /<[^>]*\sstyle="/.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

test("every value that a style reads is there", () => {
  const all = sources(/\.(css|svelte|ts)$/).map(({ text }) => text).join("\n");
  const set = new Set([...all.matchAll(/(--[a-z0-9-]+)\s*[:=]|style:(--[a-z0-9-]+)/gi)].map((found) => found[1] ?? found[2]));
  const read = [...all.matchAll(/var\((--[a-z0-9-]+)\)/gi)].map((found) => found[1]);
  expect([...new Set(read)].filter((name) => !set.has(name))).toEqual([]);
});
