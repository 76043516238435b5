import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = "build/client";
const compressible = new Set([".css", ".js", ".json", ".svg", ".txt", ".webmanifest"]);

/** Brotli's smallest block, as a power of two: React's file is 91 bytes smaller than with the default. */
const blockBits = 16;

/** Writes brotli and gzip versions beside each compressible file of the client build. */
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !compressible.has(extname(path))) continue;
  const body = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGBLOCK]: blockBits,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
}
rmSync(`${folder}/.vite`, { recursive: true, force: true });
