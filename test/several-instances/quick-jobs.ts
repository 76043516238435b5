import { editSources } from "../edit-sources.ts";

/** Preloaded into a site: jobs run five times a second, and search engines are replaced by the test's receiver. */
const often = "200";

editSources({
  "app/wiring/server/site-jobs.ts": [
    ["announcementIntervalMs = 60_000", `announcementIntervalMs = ${often}`],
    ["reminderIntervalMs = 30_000", `reminderIntervalMs = ${often}`],
    ["backupIntervalMs = 10 * 60 * 1000", `backupIntervalMs = ${often}`],
  ],
  "app/features/articles/server/announce-pages.ts": [
    ["https://api.indexnow.org/indexnow", process.env.TEST_INDEX_NOW ?? ""],
  ],
});
