/** What a browser needs to install the page as an app and to open it without a connection: the manifest, icons in pixels made of
 *  icon.svg, and the worker with the list of all files. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import type { Plugin } from "vite";
import { LANGUAGES } from "../src/texts/languages.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const SIZES = [180, 192, 512];
const SAFE = 0.8; // of a maskable icon: the rest may be cut off

export function installable(): Plugin {
  return {
    name: "installable",
    apply: "build",
    generateBundle: {
      order: "post", // when all names are known
      handler(_, bundle) {
        const emit = (fileName: string, source: string | Uint8Array) => this.emitFile({ type: "asset", fileName, source });
        const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/")).sort();
        const { source: page } = bundle["index.html"] as { source: string };
        for (const size of SIZES) emit(`icon-${size}.png`, icon(size));
        emit("icon-maskable.png", icon(512, SAFE));
        emit("bedesten.webmanifest", JSON.stringify(manifest()));
        emit("worker.js", worker(page, ["/", ...assets.map((name) => `/${name}`)]));
      },
    },
  };
}

/** A colour of the light theme: each is written once, in tokens.css. */
function token(name: string): string {
  return new RegExp(`--${name}:(#[0-9A-F]+)`).exec(read("../src/styles/tokens.css"))![1]!;
}

function manifest(): object {
  return {
    name: "Bedesten",
    short_name: "Bedesten",
    description: "The board game Istanbul, alone against bots or together. Unofficial.",
    start_url: "/",
    display: "standalone",
    background_color: token("paper"),
    theme_color: token("panel"),
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      ...SIZES.map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
      { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}

/** icon.svg in pixels; a smaller one stands on a ground of its own. */
function icon(size: number, share = 1): Uint8Array {
  const art = read("../public/icon.svg").replace(/<\/?svg[^>]*>/g, "");
  const edge = 20 * (1 - share);
  const ground = edge ? `<path fill="${token("paper")}" d="M0 0h40v40H0z"/>` : "";
  const placed = `<g transform="translate(${edge} ${edge}) scale(${share})">${art}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${ground}${placed}</svg>`;
  return new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
}

/** The worker is another one whenever the page is. */
function worker(html: string, files: string[]): string {
  const version = createHash("sha256").update(html).update(files.join()).digest("hex").slice(0, 12);
  return `const VERSION = "${version}";\nconst LANGUAGES = ${JSON.stringify(LANGUAGES)};\nconst FILES = ${JSON.stringify(files)};\n${read("worker.js")}`;
}
