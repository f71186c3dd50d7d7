import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fileURLToPath } from "node:url";
import { installable } from "./make/installable.ts";
import { packed } from "./make/packed.ts";
import { parts } from "./make/parts.ts";
import { FIRST, reach } from "./make/reach.ts";
import { languageOf, texts } from "./make/texts.ts";

const HOUSE = process.env.BEDESTEN_HOUSE ?? "http://127.0.0.1:8753"; // for `npm run dev`: the house that runs beside it

const SOURCE = fileURLToPath(new URL("src/", import.meta.url));
const comesFirst = reach(FIRST);
const isFirst = (id: string) => /node_modules\/(svelte|@fluent)\//.test(id) || comesFirst.has(id.split("?")[0]!.replace(SOURCE, ""));

export default defineConfig({
  plugins: [svelte(), texts(), installable(), parts(), packed()],
  build: {
    outDir: "../src/bedesten/web/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a busy machine is no fault of the build
      output: {
        codeSplitting: { groups: [{ name: "first", test: isFirst }] }, // one file packs better than thirty
        chunkFileNames: ({ facadeModuleId }) => `assets/${languageOf(facadeModuleId)}[name]-[hash].js`,
      },
    },
  },
  server: { proxy: { "/api": { target: HOUSE, ws: true, changeOrigin: false } } },
  test: {
    include: ["tests/**/*.test.ts"],
    coverage: { include: ["src/**/*.{ts,svelte}"], reporter: ["text-summary", "html"], reportsDirectory: "../coverage/client" },
  },
});
