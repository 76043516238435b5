import type { Locator, Page } from "@playwright/test";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { publishText } from "#features/words/server/words.ts";
import { wordsCopy } from "#features/words/words.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { eventually } from "../eventually.ts";
import { forAll } from "../extent.ts";
import { newFolder } from "../new-folder.ts";
import { openAlive } from "./open-alive.ts";
import { expect, startSiteProcess, test } from "./site.ts";

const key = "a-key-of-the-owners-own";

/** A site of its own whose owner has changed texts, by group and path. */
async function startChangedSite(texts: [group: string, path: string, text: string][]) {
  const dataDir = newFolder();
  const site = await startSiteProcess({ DATA_DIR: dataDir, OWNER_KEY: key });
  const { db } = await openDatabase({ dataDir, databaseUrl: undefined });
  await db.transaction().execute(async (tx) => {
    for (const [group, path, text] of texts)
      await publishText(tx, { group, path, text, standard: "" }, { changeId: "one press", nowMs: Date.now() });
  });
  await db.destroy();
  const ask = async () => (await fetch(site.address + paths.visibilityQuiz())).text();
  await eventually(ask, (html) => html.includes("data-words"));
  return site;
}

test(
  "changed words stay changed once the script has come, in the quiz and in the calendar",
  forAll,
  async ({ page }) => {
    const site = await startChangedSite([
      ["quiz-questions", "quizQuestions.0.text", "How *quietly* can you be found?"],
      ["quiz-questions", "scoreLabels.good", "Rather well"],
      ["visibility-quiz", "quiz.start", "Begin, *please*"],
      ["calendar", "what", "A [quiet talk](/about)"],
    ]);
    try {
      await openAlive(page, site.address + paths.visibilityQuiz());
      await page.getByRole("button", { name: "Begin, please" }).click();
      await expect(page.getByRole("group", { name: "How quietly can you be found?" })).toBeVisible();
      await expect(page.getByRole("radio", { name: "4 Rather well" })).toBeVisible();
      await page.goto(site.address + paths.calendarWidget("consultation"));
      await expect(page.locator(".cal-place").getByRole("heading", { name: "A quiet talk" })).toBeVisible();
      // A page that still asks would find nobody there.
      await page.goto("about:blank");
    } finally {
      await site.stop();
    }
  },
);

test(
  "a heading is changed where it stands, published and taken back, with the keyboard alone",
  forAll,
  async ({ page, expectAccessible }) => {
    const site = await startChangedSite([["visibility-quiz", "quiz.start", "Begin, *please*"]]);
    const read = async () => (await fetch(site.address + paths.about())).text();
    try {
      await page.goto(site.address + deskPaths.signIn(deskPaths.editPage("about")));
      await page.getByLabel("Owner key").fill(key);
      await page.keyboard.press("Enter");
      const heading = page.getByRole("textbox", { name: "Heading: Why we keep" });
      await expect(heading).toBeVisible();
      await expectAccessible();
      await page.getByRole("button", { name: wordsCopy.editor.moreHint }).click();
      const first = page.getByLabel(wordsCopy.editor.hidden).locator(".editor__pictures a").first();
      const href = await first.getAttribute("href");
      await page.getByRole("button", { name: wordsCopy.editor.close }).click();
      await page
        .locator(`[data-picture="${href?.split("/").at(-1)}"] img`)
        .first()
        .click();
      await expect(page).toHaveURL(site.address + href);
      await page.goBack();
      await tabTo(page, heading);
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("Why we stay");
      await page.keyboard.press("Enter");
      const publish = page.getByRole("button", { name: "Publish 1 text" });
      await expect(publish).toBeVisible();
      await tabTo(page, publish);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("complementary").getByRole("status")).toContainText("Published.");
      await eventually(read, (html) => html.includes("Why we stay"));
      await tabTo(page, page.getByRole("button", { name: "Undo" }));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("complementary").getByRole("status")).toContainText("The words from before are back");
      await eventually(read, (html) => !html.includes("Why we stay"));
    } finally {
      await site.stop();
    }
  },
);

const maxSteps = 120;

/** As many presses of Tab as it takes, within a page's worth. */
async function tabTo(page: Page, wanted: Locator) {
  for (let step = 0; step < maxSteps; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}
