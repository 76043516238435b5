import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFeedServer } from "../feed-server.ts";
import { feedPosts } from "../fixtures/feed-posts.ts";
import { startSiteProcess } from "../site-process.ts";
import { ensureBrowsers } from "./ensure-browsers.ts";
import { book } from "./journeys/book.ts";
import { editWords } from "./journeys/edit-words.ts";
import { guide } from "./journeys/guide.ts";
import type { Journey } from "./journeys/journey.ts";
import { keepTyped } from "./journeys/keep-typed.ts";
import { publish } from "./journeys/publish.ts";
import { quiz } from "./journeys/quiz.ts";
import { read } from "./journeys/read.ts";
import { startPuppeteerBrowser } from "./puppeteer-browser.ts";
import type { Browser, ViewportSize } from "./screen.ts";
import { createVisitor } from "./visitor.ts";
import { startWebKit } from "./webkit-browser.ts";

/**
 * `npm run prove -- every-browser -- webkit read` runs the main journeys in every browser, or only the named journey in
 * the named browser. PICTURES=folder stores screenshots.
 */
const browsers: Record<string, () => Promise<Browser>> = {
  chromium: () => startPuppeteerBrowser("chrome"),
  firefox: () => startPuppeteerBrowser("firefox"),
  webkit: startWebKit,
};
const journeys: Record<string, Journey> = {
  ...{ read, quiz, guide, book, publish },
  "edit-words": editWords,
  "keep-typed": keepTyped,
};
const sizes: ViewportSize[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const ownerKey = "a-key-of-the-owners-own";
const pictures = process.env.PICTURES;
const named = process.argv.slice(2);
const chosen = <Value>(all: Record<string, Value>) => {
  const some = Object.entries(all).filter(([name]) => named.includes(name));
  return some.length > 0 ? some : Object.entries(all);
};

type Home = { address: string };
const failures: string[] = [];
if (pictures) mkdirSync(pictures, { recursive: true });

/** Each journey is a new visitor's. */
async function visit(browser: Browser, size: ViewportSize, name: string, journey: Journey, { address }: Home) {
  const sizeName = `${size.width}×${size.height}`;
  const mark = `${browser.name.replace(/\W/g, "")}${size.width}`.toLowerCase();
  const screen = await browser.newScreen(size);
  const kept = pictures ? { folder: pictures, prefix: mark } : undefined;
  const visitor = createVisitor(screen, address, kept);
  const isPhone = size.width < 600;
  try {
    await journey({ visitor, home: address, isPhone, mark, ownerKey });
    if (screen.problems().length > 0) throw new Error(screen.problems().join("\n"));
    process.stderr.write(`  ${browser.name} ${sizeName} ${name}\n`);
    return true;
  } catch (error) {
    failures.push(`${browser.name} ${sizeName} ${name}: ${(error as Error).message}`);
    process.stderr.write(`  ${failures.at(-1)}\n`);
    await visitor.picture(`${name}-failed`).catch(() => {});
    return false;
  } finally {
    await screen.close().catch(() => {});
  }
}

async function goAll(browser: Browser, home: Home) {
  const passed: string[] = [];
  for (const size of sizes) {
    const done: string[] = [];
    for (const [name, journey] of chosen(journeys)) {
      if (await visit(browser, size, name, journey, home)) done.push(name);
    }
    passed.push(`${done.join(", ") || "nothing"} at ${size.width}×${size.height}`);
  }
  process.stdout.write(`figure: ${browser.name} ${browser.version}: ${passed.join("; ")}\n`);
}

ensureBrowsers();
const dataDir = mkdtempSync(join(tmpdir(), "every-browser-"));
const feed = await startFeedServer(feedPosts);
const site = startSiteProcess({ PORT: "0", DATA_DIR: dataDir, FEED_URL: feed.url, OWNER_KEY: ownerKey });
try {
  await site.answers;
  for (const [, start] of chosen(browsers)) {
    const browser = await start();
    await goAll(browser, { address: site.address() });
    await browser.close();
  }
} finally {
  await site.end("SIGTERM");
  await feed.stop();
  rmSync(dataDir, { recursive: true });
}
process.exit(failures.length === 0 ? 0 : 1);
