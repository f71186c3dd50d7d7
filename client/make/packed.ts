/** Beside each file that is worth it, the same file packed: the house sends what the browser can read. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(html|js|css|svg|json|webmanifest)$/;
const SMALLEST = 512; // bytes

export function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => WORTH_IT.test(name))) {
        const path = join(folder, file);
        const content = readFileSync(path);
        if (content.length < SMALLEST) continue;
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }));
      }
    },
  };
}
