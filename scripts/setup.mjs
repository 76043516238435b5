// Runs before the other commands on any Node from 20 on: plain JavaScript, no dependencies. Installs if the lock file
// differs from what is installed and, with --build, builds if the sources differ from the last build. Both compare
// content, not times. Later commands use the Node in node_modules/.bin.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { hashOf, isBuilt } from "./build-mark.mjs";

const installedMark = "node_modules/.lock-hash";

const lockHash = hashOf(["package-lock.json"]);
if (!existsSync(installedMark) || readFileSync(installedMark, "utf8") !== lockHash) {
  run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  writeFileSync(installedMark, lockHash);
}

if (process.argv.includes("--build") && !isBuilt("site")) run("npm", ["run", "--silent", "build"]);

function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
}
