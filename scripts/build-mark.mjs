// Marks by which a stale build is detected, by content. Plain JavaScript without dependencies, like scripts/setup.mjs,
// which uses it.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const pageSources = ["app", "public", "package-lock.json", "vite.config.ts", "react-router.config.ts"];
const siteSources = [
  ...pageSources,
  "content",
  "start-site.ts",
  "package.json",
  "scripts/build.mjs",
  "scripts/bundle-for-node.ts",
  "scripts/bundle-processes.ts",
  "scripts/bundle-site.ts",
  "scripts/compress-assets.ts",
  "scripts/date-pages.ts",
];
const marks = {
  pages: join(root, "build/.pages-hash"),
  processes: join(root, "build/.processes-hash"),
  site: join(root, "build/.source-hash"),
};

export function hashOf(paths) {
  const hash = createHash("sha256");
  for (const file of [...new Set(paths.flatMap(filesOf))].sort())
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function filesOf(path) {
  const place = join(root, path);
  if (!existsSync(place)) return [];
  if (path.includes(".")) return [path];
  const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length));
  return paths.filter((each) => !each.endsWith(".test.ts"));
}

const readMark = (part) => (existsSync(marks[part]) ? readFileSync(marks[part], "utf8") : undefined);

/** The pages and client files, the site's child processes, or the whole site bundled. */
export const isBuilt = (part) => readMark(part) === currentHash(part);

const currentHash = (part) => hashOf(part === "pages" ? pageSources : siteSources);

/** Hashes the sources before a build; the returned function marks the build as made from them. */
export function beginBuild(parts = Object.keys(marks)) {
  const hashes = parts.map((part) => [part, currentHash(part)]);
  for (const part of parts) rmSync(marks[part], { force: true });
  return () => {
    for (const [part, hash] of hashes) writeFileSync(marks[part], hash);
  };
}
