import { afterAll, beforeAll, expect, test } from "vitest";
import { guides } from "#app/copy/guides/guides.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { readPdf } from "./read-pdf.ts";

const siteUrl = "https://house.example";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ SITE_URL: siteUrl });
});
afterAll(() => site.stop());

test.each(guides.map(({ file }) => file))(
  "the links in %s lead to pages of the site, wherever the file lies",
  async (file) => {
    const answer = await site.get(`/downloads/${file}.pdf`);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    const { addresses } = readPdf(Buffer.from(await answer.arrayBuffer()));
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of new Set(addresses)) {
      expect(new URL(address).origin).toBe(siteUrl);
      expect((await site.get(address.slice(siteUrl.length))).status, address).toBe(200);
    }
  },
);
