import { forAll, forAllBut } from "../extent.ts";
import { expect, goForMeasuring, test } from "./site.ts";

const pages = [
  {
    path: "/about",
    title: "A letter from the founder, and how we work",
    heading: "Why we keep to the slow trades",
    parts: ["Four reasons to choose a small house", "Five steps, from stranger to regular"],
  },
  {
    path: "/services",
    title: "Services, packages and prices",
    heading: "The whole list, prices included",
    parts: ["Dash takes the call you cannot", "Three packages, one step apart", "À la carte", "Side by side"],
  },
  {
    path: "/visibility-starter",
    title: "Visibility Starter package",
    heading: "Visibility Starter",
    parts: ["Where it helps most", "What you receive", "The investment", "One hill, three places to stop"],
  },
  {
    path: "/growth-accelerator",
    title: "Growth Accelerator package",
    heading: "Growth Accelerator",
    parts: ["Why we recommend this one", "What you receive", "The investment", "One hill, three places to stop"],
  },
  {
    path: "/authority-builder",
    title: "Authority Builder package",
    heading: "Authority Builder",
    parts: ["A year’s work, and why", "What you receive", "The investment", "One hill, three places to stop"],
  },
  {
    path: "/dash",
    title: "Dash, the AI employee for the late shift",
    heading: "Dash works the late shift",
    parts: ["One night with Dash", "What Dash leaves to you", "Two figures, and what they cover"],
  },
];

for (const { path, title, heading, parts } of pages) {
  test.describe(path, forAllBut(path === "/services"), () => {
    test("has its title, one heading over its parts, and a way to book", async ({ page, expectAccessible }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} | Alder & Vale`);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      for (const part of parts)
        await expect(page.getByRole("heading", { level: 2, name: part, exact: true })).toBeVisible();
      await expect(
        page
          .getByRole("main")
          .getByRole("link", { name: /consultation/ })
          .last(),
      ).toHaveAttribute("href", "/book-consultation");
      await expectAccessible();
    });

    test("fits a narrow phone", forAll, async ({ page, expectAccessible }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await goForMeasuring(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectAccessible();
    });
  });
}

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

test("the services page leads to its parts and to every package", forAll, async ({ page }) => {
  await page.goto("/services");
  await page.getByRole("link", { name: "Side by side" }).click();
  await expect(page.getByRole("table", { name: "Side by side" })).toBeInViewport();
  for (const [name, path] of [
    ["See Visibility Starter", "/visibility-starter"],
    ["See Growth Accelerator", "/growth-accelerator"],
    ["See Authority Builder", "/authority-builder"],
    ["Meet Dash", "/dash"],
  ] as const)
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", path);
});

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

for (const [path, name, count] of [
  ["/visibility-starter", "Visibility Starter", 8],
  ["/growth-accelerator", "Growth Accelerator", 9],
  ["/authority-builder", "Authority Builder", 10],
] as const) {
  test(`${path} lists ${count} deliverables and its neighbours`, forAll, async ({ page }) => {
    await page.goto(path);
    const table = page.getByRole("table", { name: `Deliverables of the ${name}` });
    await expect(table.getByRole("rowheader")).toHaveCount(count);
    const range = page.getByRole("region", { name: "One hill, three places to stop" });
    await expect(range.getByRole("listitem").getByRole("link")).toHaveCount(2);
    await expect(range.getByRole("link").last()).toHaveAttribute("href", "/book-consultation");
    await expect(range.locator("[aria-current=page]")).toContainText(name);
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the Dash page tells its night from evening to morning and leads to the price", forAll, async ({ page }) => {
    await page.goto("/dash");
    await expect(page.getByRole("article").getByRole("heading")).toHaveText([
      "AI chat bots",
      "Missed-call communications",
      "Lead capture",
      "Review collection",
      "Nurturing",
    ]);
    await page.getByRole("link", { name: "See the price" }).click();
    await expect(page.getByRole("heading", { name: "Two figures, and what they cover" })).toBeInViewport();
    await expect(page.getByText("$1,500–$3,000")).toBeVisible();
    await expect(page.getByText("$500–$1,500")).toBeVisible();
  });
});
