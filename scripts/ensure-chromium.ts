import { spawnSync } from "node:child_process";
import { findChromium, findHeadlessShell } from "../test/chromium.ts";

const install = "apt-get install -y --no-install-recommends";
const aptWays = (name: string) => [`${install} ${name}`, `apt-get update && ${install} ${name}`];

/** Runs one command after the other until the browser is installed. */
function ensure(find: () => string | undefined, commands: string[]) {
  for (const command of commands) {
    if (find()) return;
    process.stdout.write(`No browser for the journeys yet: ${command}\n`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync(command, { stdio: "ignore", shell: true, timeout: 300_000, env });
  }
}

ensure(findChromium, [...aptWays("chromium"), "playwright install chromium"]);
// Without the headless shell the whole browser runs all journeys, which takes longer.
if (process.getuid?.() === 0 && !process.env.CHROMIUM) ensure(findHeadlessShell, aptWays("chromium-headless-shell"));
if (!findChromium()) {
  process.stderr.write(
    "The journeys need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.\n",
  );
  process.exit(1);
}
