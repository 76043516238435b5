import { byteBudgets } from "../byte-budgets.ts";
import { forAllBut } from "../extent.ts";
import { askTwice, byteKinds, measureFirstView } from "../first-view-bytes.ts";
import { publicPages } from "../public-pages.ts";
import { test as base, expect, startSiteProcess } from "./site.ts";

/** A new site with its sample articles. */
const test = base.extend<object, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const site = await startSiteProcess({ LOG_LEVEL: "warn" });
      await use(site.address);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

/** A page without a form, and the one with most script. */
const templates = ["/", "/blog"];

for (const path of publicPages) {
  test(
    `the first view of ${path} stays within its bytes`,
    forAllBut(templates.includes(path)),
    async ({ browser, address }) => {
      await askTwice(address + path);
      const budget = byteBudgets[path];
      const over = async () => {
        const bytes = await measureFirstView(browser, address + path);
        return byteKinds.filter((kind) => bytes[kind] > (budget?.[kind] ?? 0)).map((kind) => `${kind} ${bytes[kind]}`);
      };
      await expect.poll(over).toEqual([]);
    },
  );
}

test("script and fonts are asked for after the first paint; who comes from another page has the fonts at once", async ({
  page,
  address,
}) => {
  const begin = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const paintedMs = performance.getEntriesByName("first-paint")[0]?.startTime ?? 0;
      const late = performance.getEntriesByType("resource").filter(({ name }) => /\.(?:woff2|js)$/.test(name));
      return { paintedMs, startsMs: late.map(({ startTime }) => startTime), face: document.fonts.check("1em Ysabeau") };
    });
  await page.goto(address);
  await expect.poll(async () => (await begin()).startsMs.length).toBeGreaterThan(3);
  const { paintedMs, startsMs, face } = await begin();
  expect(paintedMs).toBeGreaterThan(0);
  expect(Math.min(...startsMs)).toBeGreaterThanOrEqual(paintedMs);
  expect(face).toBe(true);
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      Object.assign(window, { wasPlain: document.documentElement.classList.contains("plain") });
    });
  });
  const wasPlain = () => page.evaluate(() => (window as Window & { wasPlain?: boolean }).wasPlain);
  await page.locator('.foot a[href="/services"]').click();
  await page.waitForURL("**/services");
  expect(await wasPlain()).toBe(false);
});
