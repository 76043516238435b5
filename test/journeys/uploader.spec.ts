import type { Page } from "@playwright/test";
import sharp from "sharp";
import { defaultFacts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { articleCategories } from "#features/articles/rules/article-categories.ts";
import { uploaderCopy } from "#features/articles/words/blog-uploader.ts";
import { fill } from "#platform/text/fill.ts";
import { forAll } from "../extent.ts";
import { movingGif } from "../own-pictures/moving-gif.ts";
import { expect, test } from "./site.ts";

const words = uploaderCopy({});

const { toasts } = words;
// An article that only this browser knows is answered 404.
const notOnServer = { allowed: [/404/] };
const text = `A guest stands in front of the door and has already decided. ${"What they read decided it. ".repeat(12)}`;

const toast = (page: Page) => page.locator(".toast");
const publishButton = (page: Page) => page.getByRole("button", { name: words.publish });
const browserArticles = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("blog.staticPosts") ?? "[]"));
const photo = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#7a2233", noise: { type: "gaussian", mean: 120, sigma: 40 } },
  })
    .jpeg({ quality: 92 })
    .toBuffer();
const file = (buffer: Buffer, mimeType = "image/jpeg", name = "a.jpg") => ({ name, mimeType, buffer });

/** Opens the uploader and waits until its script is there. */
async function open(page: Page) {
  await page.goto(paths.blogUploader());
  await page.getByLabel("Title").fill("x");
  await expect(page.getByText(words.draft.waiting).or(page.getByText(words.draft.kept))).toBeVisible();
  await page.getByLabel("Title").fill("");
}

async function write(page: Page, title = "What a Guest Reads: First!") {
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Wine").check();
  await page.getByLabel("SEO").check();
  await page.getByLabel("Content").fill(text);
}

test(
  "the form has its presets and categories, and says what is missing [3.uploader.date] [5.uploader.required]",
  forAll,
  async ({ page, expectAccessible }) => {
    await open(page);
    await expect(page.getByLabel("Author")).toHaveValue(defaultFacts.brand.authorName);
    const today = await page.evaluate(() => new Intl.DateTimeFormat("en-CA").format(new Date()));
    await expect(page.getByLabel("Date")).toHaveValue(today);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('a[href^="/desk"]')).toHaveCount(0);
    expect(await page.locator("main").textContent()).not.toMatch(/owner|\bkey\b|sign(?:ed)? in|desk/i);
    await expect(page.locator('meta[name="description"]')).not.toHaveAttribute("content", /owner|\bkey\b|desk/i);
    for (const category of articleCategories)
      await expect(page.getByLabel(category, { exact: true })).not.toBeChecked();
    for (const label of ["Author", "Date"]) await expect(page.getByLabel(label)).toHaveAttribute("required");
    await page.getByLabel("Title").fill("   ");
    await publishButton(page).click();
    await expect(toast(page)).toHaveText(toasts.title.title);
    await expect(toast(page)).toHaveClass(/toast--destructive/);
    await expect(page.getByLabel("Title")).toBeFocused();
    await page.getByLabel("Title").fill("A title");
    await page.getByLabel("Content").fill(" \n ");
    await publishButton(page).click();
    await expect(toast(page).filter({ hasText: toasts.content.title })).toBeVisible();
    await page.getByLabel("Content").fill(text);
    await publishButton(page).click();
    await expect(toast(page).filter({ hasText: toasts.category.title })).toBeVisible();
    await expectAccessible();
  },
);

test.describe("on this device", () => {
  test.use(notOnServer);

  test(
    "an article takes a second and a half, is kept, and its success is told after the navigation [3.uploader.id] [4.uploader.publishing] [4.uploader.success] [7.uploader.image] [9.uploader.delay] [9.uploader.id] [9.storage-static]",
    forAll,
    async ({ page }) => {
      await open(page);
      await write(page);
      await page.getByLabel("Image").setInputFiles(file(await photo(60, 40)));
      await expect(page.getByAltText(words.image.chosen)).toBeVisible();
      const startedAtMs = Date.now();
      await publishButton(page).click();
      const busy = page.getByRole("button", { name: "Publishing..." });
      await expect(busy).toBeDisabled();
      // A publication under way cannot be edited.
      await page.getByLabel("Title").evaluate((field) => field.focus());
      await expect(page.getByLabel("Title")).not.toBeFocused();
      await page.waitForURL(/\/blog\/what-a-guest-reads-first-\d{13}$/);
      expect(Date.now() - startedAtMs).toBeGreaterThanOrEqual(1500);
      await expect(toast(page)).toHaveText(`${toasts.published.title} ${toasts.published.description}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("What a Guest Reads: First!");
      const [post, ...others] = await browserArticles(page);
      expect(others).toEqual([]);
      expect(post).toEqual({
        id: expect.stringMatching(/^[\w-]{21}$/),
        title: "What a Guest Reads: First!",
        slug: new URL(page.url()).pathname.split("/").at(-1),
        author: defaultFacts.brand.authorName,
        date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        excerpt: `${text.slice(0, 150)}…`,
        content: text,
        categories: ["SEO", "Wine"],
        imageSrc: expect.stringMatching(/^data:image\/jpeg;base64,/),
        readTime: 1,
        source: "static",
      });
      await page.goto(paths.blog());
      await expect(page.getByRole("link", { name: "What a Guest Reads: First!" })).toHaveCount(1);
      await page.goto(paths.blogUploader());
      await expect(page.getByLabel("Title")).toHaveValue("");
      await expect(page.getByRole("link", { name: "What a Guest Reads: First!" })).toBeVisible();
      page.on("dialog", (dialog) => dialog.accept());
      await page
        .getByRole("button", { name: fill(words.kept.removeTitle, { title: "What a Guest Reads: First!" }) })
        .click();
      await expect(page.getByRole("heading", { name: words.kept.title })).toHaveCount(0);
      expect(await browserArticles(page)).toEqual([]);
    },
  );
});

test(
  "when the browser’s storage is full that is said, and nothing is lost [4.uploader.failure]",
  forAll,
  async ({ page }) => {
    await open(page);
    await write(page);
    await page.evaluate(() => {
      for (let size = 1_000_000; size > 0; size = Math.floor(size / 2))
        for (let count = 0; ; count++)
          try {
            localStorage.setItem(`full ${size} ${count}`, "x".repeat(size));
          } catch {
            break;
          }
    });
    await publishButton(page).click();
    await expect(toast(page)).toHaveText(`${toasts.failed.title} ${toasts.failed.description}`);
    await expect(page.getByText(words.full)).toBeVisible();
    await expect(publishButton(page)).toBeEnabled();
    await expect(page.getByLabel("Content")).toHaveValue(text);
    await expect(page.getByText(words.draft.lost)).toBeVisible();
  },
);

test(
  "large pictures are made small, and what is no picture is refused [5.uploader.image]",
  forAll,
  async ({ page }) => {
    await open(page);
    const image = page.getByLabel("Image");
    await image.setInputFiles(file(Buffer.from("plain words"), "text/plain", "a.txt"));
    await expect(page.getByText(words.image.notPicture)).toBeVisible();
    await image.setInputFiles(file(Buffer.from("<svg/>"), "image/svg+xml", "a.svg"));
    await expect(page.getByText(words.image.notPicture)).toBeVisible();
    await image.setInputFiles(file(Buffer.from("\x89PNG\r\n\x1a\nbroken", "latin1"), "image/png", "a.png"));
    await expect(page.getByText(words.image.unreadable)).toBeVisible();
    await image.setInputFiles(file(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), "", "a.heic"));
    await expect(page.getByText(words.image.heic)).toBeVisible();
    await image.setInputFiles(file(await photo(300, 200)));
    await expect(page.getByText(fill(words.image.small, { width: 300 }))).toBeVisible();
    await image.setInputFiles(file(await movingGif(500), "image/gif", "a.gif"));
    await expect(page.getByText(words.image.still)).toBeVisible();
    await expect(page.getByAltText(words.image.chosen)).toHaveAttribute("src", /^data:image\/webp/);
    await image.setInputFiles(file(await photo(2600, 1800)));
    const chosen = page.getByAltText(words.image.chosen);
    await expect(chosen).not.toHaveAttribute("width", "500");
    const src = (await chosen.getAttribute("src")) ?? "";
    expect(src.length).toBeLessThan(400_001);
    expect(Number(await chosen.getAttribute("width"))).toBeLessThanOrEqual(1600);
  },
);

test(
  "a pasted picture is described, stands in the preview, and the draft outlives a reload",
  forAll,
  async ({ page, expectAccessible }) => {
    await open(page);
    await write(page);
    await page.getByLabel("Content").press("Control+End");
    const base64 = (await photo(300, 200)).toString("base64");
    await page.getByLabel("Content").evaluate((area, data) => {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], "a.jpg", { type: "image/jpeg" }));
      area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, base64);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible();
    await page.getByRole("button", { name: words.figure.insert }).click();
    await expect(page.getByText(words.figure.missing)).toBeVisible();
    await page.getByLabel(words.figure.label).fill("A hill [in] autumn");
    await page.getByLabel(words.figure.label).press("Enter");
    await expect(page.getByLabel("Content")).toHaveValue(`${text.trim()}\n\n![A hill in autumn][picture-1]\n\n`);
    const preview = page.getByRole("region", { name: words.preview.title });
    await expect(preview.getByAltText("A hill in autumn")).toBeVisible();
    await expect(preview.getByText("What a Guest Reads: First!")).toBeVisible();
    await expectAccessible();
    await expect(page.getByText(words.draft.kept)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Title")).toHaveValue("What a Guest Reads: First!");
    await expect(page.getByLabel("Wine")).toBeChecked();
    await expect(preview.getByAltText("A hill in autumn")).toBeVisible();
  },
);
