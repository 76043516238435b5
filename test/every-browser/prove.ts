import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFeedServer } from "../feed-server.ts";
import { feedPosts } from "../fixtures/feed-posts.ts";
import { startSiteProcess } from "../site-process.ts";
import { book } from "./journeys/book.ts";
import { publish } from "./journeys/publish.ts";
import { quiz } from "./journeys/quiz.ts";
import { startFirefox } from "./puppeteer-browser.ts";
import { createVisitor } from "./visitor.ts";
import { startWebKit } from "./webkit-browser.ts";

/** `npm run prove -- every-browser`: three journeys in Firefox and WebKit; Chromium has all of `test/journeys`. */
const journeys = { quiz, book, publish };
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const ownerKey = "a-key-of-the-owners-own";

const dataDir = mkdtempSync(join(tmpdir(), "every-browser-"));
const feed = await startFeedServer(feedPosts);
const site = startSiteProcess({ PORT: "0", DATA_DIR: dataDir, FEED_URL: feed.url, OWNER_KEY: ownerKey });
try {
  await site.answers;
  for (const start of [startFirefox, startWebKit]) {
    const browser = await start();
    for (const size of sizes) {
      for (const [name, journey] of Object.entries(journeys)) {
        const screen = await browser.newScreen(size);
        const mark = `${browser.name.replace(/\W/g, "")}${size.width}`.toLowerCase();
        const what = `${browser.name} ${size.width}×${size.height}: ${name}`;
        await journey({ visitor: createVisitor(screen, site.address()), mark, ownerKey })
          .finally(() => screen.close())
          .then(
            () => process.stdout.write(`figure: ${what}\n`),
            (error: Error) => {
              process.exitCode = 1;
              process.stdout.write(`figure: ${what} FAILED: ${error.message}\n`);
            },
          );
      }
    }
    await browser.close();
  }
} finally {
  await site.end("SIGTERM");
  await feed.stop();
  rmSync(dataDir, { recursive: true });
}
process.exit();
