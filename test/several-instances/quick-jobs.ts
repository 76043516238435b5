import { editSources } from "../edit-sources.ts";

/**
 * Loaded before a site in a process of its own: what it does every minute or every ten it does five times a second, and
 * what it would tell search engines it tells a receiver of the test.
 */
const often = "200";

editSources({
  "server/run/site-jobs.ts": [
    ["announcementIntervalMs = 60_000", `announcementIntervalMs = ${often}`],
    ["reminderIntervalMs = 30_000", `reminderIntervalMs = ${often}`],
    ["backupIntervalMs = 10 * 60 * 1000", `backupIntervalMs = ${often}`],
  ],
  "server/outgoing/index-now/announce-pages.ts": [
    ["https://api.indexnow.org/indexnow", process.env.TEST_INDEX_NOW ?? ""],
  ],
});
