// Runs before the other commands on whatever Node npm came with (20 is enough): plain JavaScript, no dependencies.
// Installs when the lock file differs from what is installed and, with --build, builds when the sources differ from
// what was built. Both go by content, not by times. Everything after it runs on the Node in node_modules/.bin.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const installedMark = "node_modules/.lock-hash";
const builtMark = "build/.source-hash";
const sources = ["app", "server", "public", "content"];
const sourceFiles = [
  "start-site.ts",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "scripts/bundle-site.ts",
  "scripts/compress-assets.ts",
  "scripts/date-pages.ts",
  "scripts/write-sbom.ts",
  "scripts/bill-of-materials.ts",
];

const lockHash = hashOf(["package-lock.json"]);
if (readMark(installedMark) !== lockHash) {
  run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  writeFileSync(installedMark, lockHash);
}

if (process.argv.includes("--build")) {
  const sourceHash = hashOf([...sourceFiles, ...sources.flatMap(listFiles)].sort());
  if (readMark(builtMark) !== sourceHash) {
    run("npm", ["run", "--silent", "build"]);
    writeFileSync(builtMark, sourceHash);
  }
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function readMark(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
}
