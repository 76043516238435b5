import { editSources } from "../edit-sources.ts";

/** Preloaded into a site: jobs run five times a second, and search engines are replaced by the test's receiver. */
const often = "200";

const indexNow = process.env.TEST_INDEX_NOW ?? "";

editSources({
  "app/features/articles/server/feature.ts": [
    ['"announce changed articles", everyMs: 60 * secondMs', `"announce changed articles", everyMs: ${often}`],
  ],
  "app/features/articles/server/announce-pages.ts": [["https://api.indexnow.org/indexnow", indexNow]],
  "app/features/backup/server/feature.ts": [["everyMs: 10 * 60 * 1000", `everyMs: ${often}`]],
  "app/features/bookings/server/feature.ts": [
    ['"remind of sessions", everyMs: 30 * secondMs', `"remind of sessions", everyMs: ${often}`],
  ],
});
