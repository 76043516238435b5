import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const systemPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** The browser that journeys and measurements use: the one that is named, the system's, else Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named) return named;
  const own = chromium.executablePath();
  return systemPaths.find((path) => existsSync(path)) ?? (existsSync(own) ? own : undefined);
}

const headlessShell = "/usr/bin/chromium-headless-shell";

/** The browser without windows, where the system has it: journeys take a third less time in it. */
export const findHeadlessShell = () => (!process.env.CHROMIUM && existsSync(headlessShell) ? headlessShell : undefined);

export const chromiumArguments = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
