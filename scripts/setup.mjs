// Runs before the other commands on any Node from 20 on: plain JavaScript, no dependencies. Installs if the lock file
// differs from what is installed: what a start and a build need and, with --tests, what tests and measurements need. With
// --build, builds if the sources differ from the last build. Both compare content, not times. Later commands use the Node
// in node_modules/.bin.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { hashOf, isBuilt } from "./build-mark.mjs";
import { noteCommit } from "./note-commit.mjs";
import { refuseOldNode } from "./refuse-old-node.mjs";

const installedMark = "node_modules/.lock-hash";

const lockHash = hashOf(["package-lock.json"]);
const [installed, extent] = existsSync(installedMark) ? readFileSync(installedMark, "utf8").split(" ") : [];
const isCurrent = installed === lockHash;
const wantsTests = process.argv.includes("--tests");
if (!isCurrent || (wantsTests && extent !== "tests")) {
  say("Installing, a minute or two …");
  // Tests come beside what is there: the site may be running from it.
  const how = isCurrent ? ["install", "--no-save"] : ["ci"];
  const kinds = wantsTests ? "--include=dev" : "--omit=dev";
  run("npm", [...how, kinds, "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(installedMark, `${lockHash} ${wantsTests ? "tests" : "start"}`);
}
// npm brings a newer one where it can.
if (!existsSync("node_modules/.bin/node")) refuseOldNode();

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
