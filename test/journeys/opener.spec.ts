import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { paths } from "#facts/paths.ts";
import { forAll } from "../extent.ts";
import { expect, test } from "./site.ts";

test(
  "a site that opens a page of ours in a window has no hold on it, nor on what is read there next",
  forAll,
  async ({ page, site }) => {
    const other = createServer((_, response) => response.setHeader("Content-Type", "text/html").end("<p>Other</p>"));
    other.listen(0, "127.0.0.1");
    await once(other, "listening");
    const heldWindow = () => page.evaluate(() => (window as Window & { held?: Window | null }).held?.closed === false);
    try {
      await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/favicon.ico`);
      const [ours] = await Promise.all([
        page.waitForEvent("popup"),
        page.evaluate((address) => Object.assign(window, { held: open(address) }) && undefined, site.address),
      ]);
      await ours.waitForLoadState();
      expect(await ours.evaluate(() => opener)).toBeNull();
      expect(await heldWindow()).toBe(false);
      await ours.locator(`.foot a[href="${paths.termsOfService()}"]`).first().press("Enter");
      await ours.waitForURL(`**${paths.termsOfService()}`);
      expect(await ours.evaluate(() => opener)).toBeNull();
      expect(await heldWindow()).toBe(false);
    } finally {
      other.close();
    }
  },
);
