// Runs before the other commands on any Node from 20 on: plain JavaScript, no dependencies. Installs if the lock file
// differs from what is installed and, with --build, builds if the sources differ from the last build. Both compare
// content, not times. Later commands use the Node in node_modules/.bin.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { hashOf, isBuilt } from "./build-mark.mjs";
import { noteCommit } from "./note-commit.mjs";

const installedMark = "node_modules/.lock-hash";

const lockHash = hashOf(["package-lock.json"]);
if (!existsSync(installedMark) || readFileSync(installedMark, "utf8") !== lockHash) {
  say("Installing, a minute or two …");
  run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(installedMark, lockHash);
}

if (process.argv.includes("--build")) {
  if (isBuilt("site")) noteCommit();
  else {
    say("Building …");
    run("npm", ["run", "--silent", "build"]);
  }
}

/** To stderr: what a command prints may be read by another. */
function say(words) {
  process.stderr.write(`${words}\n`);
}

function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
}
