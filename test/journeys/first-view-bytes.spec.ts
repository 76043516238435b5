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

/** One page of each kind. */
const templates = ["/", "/winery-playbook", "/blog"];

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
