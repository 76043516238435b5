import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paths } from "#app/paths.ts";
import { publishText } from "#server/tables/business/words.ts";
import { openDatabase } from "#server/tables/engine/database.ts";
import { eventually } from "../eventually.ts";
import { forAll } from "../extent.ts";
import { openAlive } from "./open-alive.ts";
import { expect, startSiteProcess, test } from "./site.ts";

/** A site of its own whose owner has changed texts, by group and path. */
async function startChangedSite(texts: [group: string, path: string, text: string][]) {
  const dataDir = mkdtempSync(join(tmpdir(), "journey-"));
  const site = await startSiteProcess({ DATA_DIR: dataDir });
  const { db } = await openDatabase({ dataDir, databaseUrl: undefined });
  await db.transaction().execute(async (tx) => {
    for (const [group, path, text] of texts)
      await publishText(tx, { group, path, text, standard: "" }, { changeId: "one press", nowMs: Date.now() });
  });
  await db.destroy();
  const ask = async () => (await fetch(site.address + paths.visibilityQuiz())).text();
  await eventually(ask, (html) => html.includes("data-words"));
  return {
    ...site,
    async stop() {
      await site.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
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
    } finally {
      await site.stop();
    }
  },
);
