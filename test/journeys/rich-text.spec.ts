import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { paths } from "#facts/paths.ts";
import { uploaderCopy } from "#features/articles/words/blog-uploader.ts";
import { deskArticlesCopy as words } from "#features/articles/words/desk.ts";
import { richTextCopy as rich } from "#platform/desk/words/rich-text.ts";
import { forAll, isShort } from "../extent.ts";
import { expect } from "./site.ts";
import { button, editor, openNew, paste, stored, test } from "./writing.ts";

const uploader = uploaderCopy({});

const picture = {
  html: '<p>Its label<img src="file:///C:/a.png" alt="A label"></p>',
  file: "public/apple-touch-icon.png",
};
const rtfOf = (file: string) => `{\\rtf1 {\\*\\shppict{\\pict\\pngblip ${readFileSync(file).toString("hex")}}}}`;

/** Drops or pastes a file at the end of the text. */
const give = (page: Page, way: "drop" | "paste", file: string) =>
  editor(page).evaluate(
    (element, { way, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], "a.webp", { type: "image/webp" }));
      const end = element.lastElementChild?.getBoundingClientRect();
      const about = { bubbles: true, cancelable: true, clientX: end?.x ?? 0, clientY: end?.y ?? 0 };
      element.dispatchEvent(
        way === "drop"
          ? new DragEvent("drop", { ...about, dataTransfer: data })
          : new ClipboardEvent("paste", { ...about, clipboardData: data }),
      );
    },
    { way, bytes: [...readFileSync(file)] },
  );
const clipboard = (name: string) => readFileSync(`test/fixtures/clipboards/${name}`, "utf8");

test("an article is written by keyboard, goes on with a paste from Google Docs, and is read without marks", async ({
  page,
  expectAccessible,
  expectLegibleInDark,
}) => {
  await openNew(page, "Written without marks");
  await editor(page).focus();
  await page.keyboard.press("Alt+F10");
  await expect(button(page, "strong")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(button(page, "heading")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type("The hours\nWe are ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("open");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" all week, also for guests who come alone.\n");
  const typed = "## The hours\n\nWe are **open** all week, also for guests who come alone.";
  await expect(stored(page)).toHaveValue(typed);
  await paste(page, clipboard("google-docs.clip"));
  await expect(editor(page).getByRole("cell", { name: "10–6" })).toBeVisible();
  await expect(stored(page)).toHaveValue(/\n- One\n {2}- Deeper\n- Two\n/);
  await page.keyboard.press("Control+z");
  await expect(stored(page)).toHaveValue(typed);
  await page.keyboard.press("Control+y");
  await expectAccessible();
  if (!isShort) await expectLegibleInDark();
  await page.keyboard.press("Tab");
  await expect(editor(page)).not.toBeFocused();
  await page.getByRole("button", { name: words.form.tabs.preview }).click();
  const preview = page.getByRole("region", { name: uploader.preview.title });
  await expect(preview.getByRole("cell", { name: "10–6" })).toBeVisible();
  expect((await preview.boundingBox())?.width).toBeGreaterThan(1000);
  expect(await preview.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await page.getByRole("button", { name: words.form.tabs.write }).click();
  await page.getByLabel("Wine").check();
  await page.getByRole("button", { name: words.form.publishNow }).click();
  await expect(page.getByText(words.done.published ?? "")).toBeVisible();
  await page.goto(paths.article("written-without-marks"));
  const article = page.locator(".prose");
  await expect(article.getByRole("heading", { name: "The hours", exact: true })).toBeVisible();
  await expect(article.locator("strong")).toHaveText(["open", "an open door"]);
  await expect(article.locator("li li")).toHaveText("Deeper");
  await expect(article.getByRole("cell", { name: "10–6" })).toBeVisible();
  await expect(article).not.toContainText("**");
});

test("what is not edited keeps every byte, and Markdown is one press away", forAll, async ({ page }) => {
  await openNew(page, "Byte for byte");
  await page.getByRole("button", { name: rich.switch.markdown }).click();
  const before = "Title\n===\n\n* a\n* b\n\n<div>\nhtml\n</div>\n\nLast __line__ here";
  await stored(page).fill(before);
  await page.getByRole("button", { name: rich.switch.rich, exact: true }).click();
  await expect(editor(page).locator("pre")).toHaveText("<div>\nhtml\n</div>");
  await expect(stored(page)).toHaveValue(before);
  await editor(page).getByText("Last").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" and more");
  await expect(stored(page)).toHaveValue(
    "Title\n===\n\n* a\n* b\n\n<div>\nhtml\n</div>\n\nLast **line** here and more",
  );
  await expect(page.getByText(words.form.keeping.kept)).toBeVisible();
  await page.reload();
  await expect(editor(page)).toContainText("and more");
  await page.getByRole("button", { name: rich.switch.markdown }).click();
  await stored(page).fill("<p>Written in HTML.</p>\n<p>All of it.</p>");
  await page.getByRole("button", { name: rich.switch.rich, exact: true }).click();
  await expect(page.getByText(rich.refused.html)).toBeVisible();
  await expect(stored(page)).toBeVisible();
});

test("a link, a list, a table and a picture are made by their buttons", forAll, async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openNew(page, "By the buttons");
  await editor(page).click();
  await button(page, "orderedList").click();
  await page.keyboard.type("One\nTwo\n\n");
  await button(page, "link").click();
  await page.getByLabel(rich.link.address).fill("no address");
  await page.getByRole("button", { name: rich.link.set }).click();
  await expect(page.getByText(rich.link.wrong)).toBeVisible();
  await page.getByLabel(rich.link.address).fill("cellar.example/menu");
  await page.keyboard.press("Enter");
  await expect(stored(page)).toHaveValue("1. One\n2. Two\n\n[cellar.example/menu](https://cellar.example/menu)");
  await button(page, "rule").click();
  await button(page, "table").click();
  await page.keyboard.type("Day");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("Hours");
  await page.getByRole("button", { name: rich.table.deleteColumn }).click();
  await page.keyboard.type("Opening ");
  await page.getByRole("button", { name: rich.table.rowBelow }).click();
  await expect(editor(page).getByRole("row")).toHaveCount(4);
  await expect(editor(page).getByRole("columnheader")).toHaveCount(2);
  await expectAccessible();
  const chooser = page.waitForEvent("filechooser");
  await button(page, "picture").click();
  await (await chooser).setFiles("public/pictures/wine-800.webp");
  await page.getByRole("dialog").getByLabel(uploader.figure.label).fill("A glass");
  await page.getByRole("button", { name: uploader.figure.insert }).click();
  await expect(editor(page).getByAltText("A glass")).toBeVisible();
  await expect(stored(page)).toHaveValue(/!\[A glass\]\(\/media\/[\w-]+\.webp\)$/);
});

test(
  "a picture is dropped and pasted, and gets its words by the keyboard",
  forAll,
  async ({ page, expectAccessible }) => {
    await openNew(page, "With pictures");
    await editor(page).focus();
    await page.keyboard.type("First");
    for (const way of ["drop", "paste"] as const) {
      await give(page, way, "public/pictures/wine-800.webp");
      await page.getByRole("dialog").getByLabel(uploader.figure.label).fill(`By ${way}`);
      await page.getByRole("button", { name: uploader.figure.insert }).click();
      await expect(editor(page).getByAltText(`By ${way}`)).toBeVisible();
    }
    await expect(stored(page)).toHaveValue(/^First\n\n!\[By drop\]\(\S+\)\n\n!\[By paste\]\(\S+\)$/);
    await editor(page).focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(rich.picture.alt)).toBeFocused();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("A glass");
    await page.keyboard.press("Tab");
    await page.keyboard.type('The "last" one');
    await expectAccessible();
    await page.keyboard.press("Enter");
    await expect(editor(page)).toBeFocused();
    await expect(editor(page)).toContainText('The "last" one');
    await expect(stored(page)).toHaveValue(/\n\n!\[A glass\]\(\S+ "The \\"last\\" one"\)$/);
    await editor(page).getByAltText("By drop").click();
    await page.getByRole("button", { name: rich.picture.remove }).click();
    await expect(stored(page)).toHaveValue(/^First\n\n!\[A glass\]/);
  },
);

test("a paste from Word brings its picture, in one step, or says that it did not", forAll, async ({ page }) => {
  await openNew(page, "Out of Word");
  await editor(page).click();
  await paste(page, picture.html, "Its label", rtfOf(picture.file));
  const shown = editor(page).getByAltText("A label");
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(stored(page)).toHaveValue(/^Its label!\[A label\]\(\/media\/[\w-]+\.webp\)$/);
  await page.keyboard.press("Control+z");
  await expect(stored(page)).toHaveValue("");
  await paste(page, picture.html, "Its label");
  await expect(page.getByText(rich.pasted.missing(1))).toBeVisible();
  await expect(stored(page)).toHaveValue("Its label");
});
