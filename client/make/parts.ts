/** Which file of the build holds which part of the page: for the tests that measure it, so it lies beside the page, not in it. */
import { renameSync, rmdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PARTS = fileURLToPath(new URL("../made/parts.json", import.meta.url));

export function parts(): Plugin {
  let written = "";
  return {
    name: "parts",
    apply: "build",
    config: () => ({ build: { manifest: true } }),
    configResolved: (config) => void (written = join(config.build.outDir, ".vite/manifest.json")),
    closeBundle() {
      renameSync(written, PARTS);
      rmdirSync(dirname(written));
    },
  };
}
