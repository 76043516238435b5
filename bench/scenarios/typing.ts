import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, findChromium } from "../../test/chromium.ts";
import { startSiteProcess } from "../processes.ts";
import { seedArticles } from "../seed.ts";

const slowdown = 4;
/** The site's default origin if the system chooses its port. */
const ownOrigin = "http://localhost:0";
/** The last letter of each search changes the number of matches. */
const searches = ["part 1", "cellar, part 7", "part 12", "part 99"];

/**
 * From the last key of a search to the painted frame with its list, in milliseconds on a slowed processor: the minimum
 * of all searches, because other work on the machine only adds time.
 */
async function measure(page: Page, address: string, total: number): Promise<number> {
  await page.goto(`${address}/blog`);
  await page.locator(".count", { hasText: `${total} articles` }).waitFor();
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const found: number[] = [];
  for (const search of [...searches, ...searches, ...searches]) {
    await page.getByRole("searchbox").fill(search.slice(0, -1));
    await page.waitForTimeout(400);
    await page.evaluate(watchList);
    await page.keyboard.press(search.at(-1) as string);
    await page.waitForTimeout(600);
    const ms = await page.evaluate(() => document.body.dataset.shownAfterMs);
    if (ms) found.push(Number(ms));
  }
  if (found.length < searches.length) throw new Error("The list did not follow what was typed");
  return Math.min(...found);
}

/** Runs in the page: records the time from the next key to the painted frame with the new list. */
function watchList() {
  const { dataset } = document.body;
  dataset.shownAfterMs = "";
  let keyAt = 0;
  addEventListener("keydown", ({ timeStamp }) => (keyAt = timeStamp), { once: true, capture: true });
  const watch = new MutationObserver(() => {
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => (dataset.shownAfterMs = String(performance.now() - keyAt))));
  });
  const count = document.querySelector(".count") as Element;
  watch.observe(count, { subtree: true, childList: true, characterData: true });
}

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
const dataDir = mkdtempSync(join(tmpdir(), "bench-typing-"));

async function report(name: string, total: number, limit: number) {
  const site = await startSiteProcess(dataDir, { LOG_LEVEL: "silent", FEED_URL: "http://127.0.0.1:9/none" });
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const ms = await measure(page, `http://localhost:${site.port}`, total);
  await page.close();
  await site.stop();
  console.info(`${ms <= limit ? "ok  " : "OVER"} ${ms.toFixed(0).padStart(4)} ms of ${limit}  ${name}`);
  if (ms > limit) process.exitCode = 1;
}

try {
  console.info(`From the last key to the list that it asks for, on a processor ${slowdown} times slower:`);
  await seedArticles(dataDir, 100, 0, ownOrigin);
  await report("100 posts of our own", 100, 50);
  await seedArticles(dataDir, 10_000, 0, ownOrigin);
  await report("10,000 posts of our own", 10_000, 150);
} finally {
  await browser.close();
  rmSync(dataDir, { recursive: true });
}
