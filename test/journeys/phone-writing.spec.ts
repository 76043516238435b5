import type { Page } from "@playwright/test";
import { deskArticlesCopy as words } from "#features/articles/words/desk.ts";
import { richTextCopy as rich } from "#platform/desk/words/rich-text.ts";
import { forAll } from "../extent.ts";
import { expect } from "./site.ts";
import { button, editor, openNew, stored, test } from "./writing.ts";

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

/** A phone's keyboard writes a word: it stands underlined while it grows, then is put in its place. */
async function compose(page: Page, ...steps: string[]) {
  const keyboard = await page.context().newCDPSession(page);
  for (const text of steps)
    await keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  await keyboard.send("Input.insertText", { text: steps.at(-1) ?? "" });
  await keyboard.detach();
}

test("a phone writes words by composition, corrects them, and taps the buttons", forAll, async ({ page }) => {
  await openNew(page, "On a phone");
  await editor(page).tap();
  await compose(page, "W", "Wi", "Wine");
  await page.keyboard.insertText(" and ");
  await compose(page, "に", "にほ", "日本");
  await expect(stored(page)).toHaveValue("Wine and 日本");
  await button(page, "heading").tap();
  await page.keyboard.press("Enter");
  await button(page, "bulletList").tap();
  await compose(page, "R", "Re", "Reds");
  await page.keyboard.press("Enter");
  await button(page, "strong").tap();
  await compose(page, "W", "Whites");
  await expect(stored(page)).toHaveValue("## Wine and 日本\n\n- Reds\n- **Whites**");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await compose(page, "es");
  await expect(stored(page)).toHaveValue("## Wine and 日本\n\n- Reds\n- **Whites**");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const drawn = await editor(page).evaluate((text) =>
    getComputedStyle(text.firstElementChild as Element, "::first-letter"),
  );
  expect(drawn.float ?? "none").toBe("none");
  await expect(page.getByText(words.form.keeping.kept)).toBeVisible();
});

test("a screen reader is told of the text, its parts and the buttons", forAll, async ({ page }) => {
  await openNew(page, "Read aloud");
  await page.getByRole("button", { name: rich.switch.markdown }).click();
  await stored(page).fill(
    "## Hours\n\n- Monday\n\n> Rest\n\n| Day | Hours |\n| - | - |\n| Sat | 10 |\n\n[The map](/map)",
  );
  await page.getByRole("button", { name: rich.switch.rich, exact: true }).click();
  await expect(editor(page)).toMatchAriaSnapshot(`
    - textbox "${rich.label}":
      - heading "Hours" [level=2]
      - list:
        - listitem:
          - paragraph: Monday
      - blockquote:
        - paragraph: Rest
      - table:
        - rowgroup:
          - row "Day Hours":
            - columnheader "Day"
            - columnheader "Hours"
          - row "Sat 10":
            - cell "Sat"
            - cell "10"
      - paragraph:
        - link "The map"
  `);
  await editor(page).getByText("Monday").tap();
  await expect(button(page, "bulletList")).toHaveAttribute("aria-pressed", "true");
});
