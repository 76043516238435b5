import { editSources } from "../edit-sources.ts";

/** Preloaded into a site: jobs run five times a second, and search engines are replaced by the test's receiver. */
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
