import { expect, test } from "./site.ts";

test("a page that is opened tells the feed with exactly four things", async ({ page, site }) => {
  const noted = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/feed"));
  await page.goto("/");
  const note = (await noted).postDataJSON();
  expect(Object.keys(note)).toEqual(["action", "origin", "userAgent", "timestamp"]);
  expect(note.origin).toBe(site.address);
  expect((await (await noted).response())?.status()).toBe(204);
});

test("a visitor who asks for privacy is not told of", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.goto("/blog", { waitUntil: "networkidle" });
  expect(posts).toEqual([]);
});
