import { expect, test } from "vitest";
import { startTestSite } from "./app.ts";
import { soon } from "./eventually.ts";
import { startFeedServer } from "./feed-server.ts";
import { forTest } from "./stop-after.ts";

const body = "Enough words to be an article, about the cellar and the tasting room. ".repeat(4);

test("a character that no database holds keeps no record of a feed from being shown, and no search from an answer", async () => {
  const feed = forTest(
    await startFeedServer([
      {
        id: "one\0",
        title: "The \0cellar \ud800",
        content: `${body}\0`,
        author: "A\0",
        category: "Wine\0",
        date: "2026-11-01",
      },
      { id: "two", title: "The humidor", content: body, date: "2026-11-01" },
    ]),
  );
  const site = forTest(await startTestSite({ FEED_URL: feed.url }));
  const { posts } = await soon(async () => (await site.get("/api/feed")).json()).is(({ total }) => total === 2);
  expect(JSON.stringify(posts)).not.toContain("\\u0000");
  for (const path of [
    "/api/feed?q=cel%00lar",
    "/api/feed?slug=%00",
    "/api/feed?category=%00",
    "/blog?q=%00&category=a%00",
  ])
    expect((await site.get(path)).status, path).toBeLessThan(500);
  expect((await (await site.get("/api/feed?q=humi%00dor")).json()).total).toBe(1);
});
