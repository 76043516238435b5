import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium, findHeadlessShell } from "./test/chromium.ts";
import { isAlone, isShort } from "./test/extent.ts";
import { keepFilesInMemory } from "./test/memory-folder.ts";

keepFilesInMemory();

/** These need the whole browser: pages kept for going back, the size of letters, or a network that comes to rest. */
const inWholeBrowser = [
  "browser-articles",
  "debug-note",
  "first-view-bytes",
  "going-back",
  "hostile-script",
  "large-text",
  "toasts",
].map((name) => `**/${name}.spec.ts`);

const launch = (executablePath?: string) => ({ launchOptions: { executablePath, args: chromiumArguments } });

export default defineConfig({
  testDir: "test/journeys",
  globalSetup: "./test/journeys/prepare.ts",
  fullyParallel: true,
  // Mostly waiting for the browser: two would leave a core idle.
  workers: 3,
  forbidOnly: true,
  ...(isShort && { grepInvert: /@all/ }),
  reporter: isAlone ? "line" : "dot",
  // Bounds for what hangs, not measures: a slow machine is no failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: "test-results",
  projects: [
    { name: "journeys", testIgnore: inWholeBrowser, use: launch(findHeadlessShell() ?? findChromium()) },
    { name: "whole-browser", testMatch: inWholeBrowser, use: launch(findChromium()) },
  ],
  use: {
    browserName: "chromium",
    // A recording takes a third of the time, so only a journey that is run by hand has one.
    trace: isAlone ? "retain-on-failure" : "off",
    // Text that rises or fades has half its contrast on the way. Journeys about motion turn motion on.
    contextOptions: { reducedMotion: "reduce" },
  },
});
