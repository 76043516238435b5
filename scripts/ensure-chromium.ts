import { spawnSync } from "node:child_process";
import { findChromium } from "../test/chromium.ts";

const attempts: [command: string, args: string[]][] = [
  ["apt-get", ["install", "-y", "--no-install-recommends", "chromium"]],
  ["sh", ["-c", "apt-get update && apt-get install -y --no-install-recommends chromium"]],
  ["playwright", ["install", "chromium"]],
];

/** Makes sure that there is a Chromium for the journeys: the system's, else the package manager's, else Playwright's. */
function ensureChromium() {
  for (const [command, args] of attempts) {
    if (findChromium()) return;
    process.stdout.write(`No Chromium yet: ${command} ${args.join(" ")}\n`);
    spawnSync(command, args, { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  }
  if (findChromium()) return;
  process.stderr.write(
    "The journeys need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.\n",
  );
  process.exit(1);
}

ensureChromium();
