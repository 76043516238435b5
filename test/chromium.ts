import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const systemPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** The browser for journeys and measurements: the named one, the system's, or Playwright's. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named) return named;
  const own = chromium.executablePath();
  return systemPaths.find((path) => existsSync(path)) ?? (existsSync(own) ? own : undefined);
}

const headlessShell = "/usr/bin/chromium-headless-shell";

/** The headless shell, if the system has it: it takes a third less time. */
export const findHeadlessShell = () => (!process.env.CHROMIUM && existsSync(headlessShell) ? headlessShell : undefined);

export const chromiumArguments = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
