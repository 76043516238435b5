import { afterAll, beforeAll, expect, test } from "vitest";
import { removeFact, writeFact } from "#server/tables/business/facts.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { eventually } from "./eventually.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const home = async () => (await site.get("/")).text();

test("a changed fact shows within a second, everywhere, and its default comes back when it is removed", async () => {
  const { db } = site;
  expect(await home()).toContain("Alder");
  const startedAtMs = performance.now();
  await db.transaction().execute((tx) => writeFact(tx, "brand.name", "Cellar <& Sons>", site.clock.nowMs));
  const changed = await eventually(home, (html) => html.includes("Cellar &lt;"));
  if (process.env.PROVE) expect(performance.now() - startedAtMs).toBeLessThan(1000);
  expect(changed).not.toContain("Alder");
  expect(changed).not.toContain("Cellar <");
  await db.transaction().execute((tx) => removeFact(tx, "brand.name"));
  await eventually(home, (html) => html.includes("Alder"));
});
