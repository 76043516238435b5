import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "./test/chromium.ts";

export default defineConfig({
  testDir: "test/journeys",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: "line",
  // Bounds for what hangs, not measures: a slow machine is no failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: "test-results",
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
    trace: "retain-on-failure",
    // What rises or fades has half its contrast on the way; journeys that are about motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
  },
});
