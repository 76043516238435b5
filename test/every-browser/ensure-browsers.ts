import { spawnSync } from "node:child_process";
import { findChromium } from "../chromium.ts";
import { findFirefox, findVirtualScreen, findWebKitDriver } from "./find-browsers.ts";

const needed: { name: string; find: () => string | undefined; debianPackage: string; setting: string }[] = [
  { name: "Chromium", find: findChromium, debianPackage: "chromium", setting: "CHROMIUM" },
  { name: "Firefox", find: findFirefox, debianPackage: "firefox-esr", setting: "FIREFOX" },
  { name: "WebKit’s driver", find: findWebKitDriver, debianPackage: "webkit2gtk-driver", setting: "WEBKIT_DRIVER" },
  { name: "a virtual screen", find: findVirtualScreen, debianPackage: "xvfb", setting: "XVFB" },
];
const missing = () => needed.filter(({ find }) => !find());
const packages = () => missing().map(({ debianPackage }) => debianPackage);

/** Installs the browsers of the proof in every browser with Debian's package manager, if it may be used. */
export function ensureBrowsers() {
  const install = "apt-get install -y --no-install-recommends";
  for (const line of [install, `apt-get update && ${install}`]) {
    if (missing().length === 0) return;
    const command = `${line} ${packages().join(" ")}`;
    process.stderr.write(`Not there yet: ${command}\n`);
    spawnSync("sh", ["-c", command], {
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  for (const { name, debianPackage, setting } of missing()) {
    process.stderr.write(`Missing: ${name}. Install it (Debian: ${debianPackage}) or set ${setting} to its path.\n`);
  }
  if (missing().length > 0) process.exit(1);
}
