import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const firstThere = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** Debian's packages with what the proof needs. WebKit's browser has no headless mode. */
const needed = {
  "firefox-esr": () => firstThere([process.env.FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox"]),
  "webkit2gtk-driver": () => firstThere([process.env.WEBKIT_DRIVER, "/usr/bin/WebKitWebDriver"]),
  xvfb: () => firstThere([process.env.XVFB, "/usr/bin/Xvfb"]),
};

/** The path of what a package brings. It is installed with Debian's package manager, if that may be used. */
export function findOrInstall(debianPackage: keyof typeof needed): string {
  const find = needed[debianPackage];
  const install = `apt-get install -y --no-install-recommends ${debianPackage}`;
  for (const command of [install, `apt-get update && ${install}`])
    if (!find()) spawnSync("sh", ["-c", command], { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  const path = find();
  if (!path) throw new Error(`Install ${debianPackage}, or set FIREFOX, WEBKIT_DRIVER or XVFB to its path`);
  return path;
}
