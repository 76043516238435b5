import { forAll } from "../extent.ts";
import { expect, test } from "./site.ts";

test(
  "each package on the services page has its mark, which reaches higher on the hill than the one before",
  forAll,
  async ({ page }) => {
    await page.goto("/services");
    const reached = await page.locator(".wine .hill").evaluateAll((marks) =>
      marks.map((mark) => {
        const { top = 0 } = mark.querySelector("path:last-child")?.getBoundingClientRect() ?? {};
        return Math.round(mark.getBoundingClientRect().bottom - top);
      }),
    );
    expect(reached).toHaveLength(3);
    const [low = 0, middle = 0, high = 0] = reached;
    expect(low).toBeGreaterThan(5);
    expect(middle).toBeGreaterThan(low);
    expect(high).toBeGreaterThan(middle);
  },
);

for (const width of [360, 768, 1280]) {
  test(`the comparison is a table at ${width} pixels`, forAll, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/services");
    const table = page.getByRole("table", { name: "Side by side" });
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    await expect(table.getByRole("columnheader", { name: /RECOMMENDED/ })).toHaveCount(1);
    const setup = table.getByRole("row", { name: /^Setup/ }).getByRole("cell");
    await expect(setup).toHaveText(["$1,000–$1,500", "$2,500–$4,000", "$5,000–$8,000"]);
    const lines = await setup.evaluateAll((cells) =>
      cells.map((cell) => cell.querySelector(".nb")?.getClientRects().length),
    );
    if (width > 360) expect(lines).toEqual([1, 1, 1]);
    const pixels = table.getByRole("row", { name: /^Retargeting pixels/ }).getByRole("cell");
    await expect(pixels).toContainText(["Not included", "Not included", "Included"]);
  });
}

test("Stop ends a question to Dash that has no answer yet", async ({ page }) => {
  await page.route("**/api/dash", () => {});
  await page.goto("/dash");
  // Before its script listens, the form leads to a page of its own.
  const form = page.locator("[data-ask-form][data-alive]");
  await form.getByLabel("Your question").fill("What does Dash cost?");
  await form.getByRole("button", { name: "Ask" }).click();
  await form.getByRole("button", { name: "Stop" }).click();
  await expect(page.locator("[data-ask-log]")).toContainText("Stopped.");
  await expect(form.getByRole("button", { name: "Ask" })).toBeVisible();
});

test("an answer of Dash moves nothing that stands below it", forAll, async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/api/dash", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/dash");
  const form = page.locator("[data-ask-form][data-alive]");
  await form.getByLabel("Your question").fill("How long is the consultation?");
  await form.getByRole("button", { name: "Ask" }).click();
  await expect(page.getByText("Dash is looking it up.")).toBeVisible();
  const before = await form.boundingBox();
  held.resolve();
  await expect(page.locator("[data-ask-log]")).toContainText("30 minutes");
  expect(await form.boundingBox()).toEqual(before);
});
