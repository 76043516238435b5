import { existsSync } from "node:fs";

const firstThere = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

export const findFirefox = () =>
  firstThere([process.env.FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox", "/usr/lib/firefox/firefox"]);

export const findWebKitDriver = () => firstThere([process.env.WEBKIT_DRIVER, "/usr/bin/WebKitWebDriver"]);

/** WebKit's browser has no headless mode, so it gets a virtual screen. */
export const findVirtualScreen = () => firstThere([process.env.XVFB, "/usr/bin/Xvfb"]);
