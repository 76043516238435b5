import { defaultFacts as facts } from "#app/copy/facts.ts";
import { cigarLoungePlaybookCopy } from "#app/copy/pages/cigar-lounge-playbook.ts";
import { fineDiningPlaybookCopy } from "#app/copy/pages/fine-dining-playbook.ts";
import { thankYouCigarCopy } from "#app/copy/pages/thank-you-cigar.ts";
import { thankYouFineDiningCopy } from "#app/copy/pages/thank-you-fine-dining.ts";
import { thankYouVisibilityCopy } from "#app/copy/pages/thank-you-visibility.ts";
import { thankYouWineryCopy } from "#app/copy/pages/thank-you-winery.ts";
import { visibilityBlueprintCopy } from "#app/copy/pages/visibility-blueprint.ts";
import { visibilityQuizCopy } from "#app/copy/pages/visibility-quiz.ts";
import { wineryPlaybookCopy } from "#app/copy/pages/winery-playbook.ts";
import { paths } from "#app/paths.ts";
import { forAll, forAllBut, isShort } from "../extent.ts";
import { expect, goForMeasuring, test } from "./site.ts";

type Headline = { title: string; turn?: string };

const blueprint = visibilityBlueprintCopy(facts);
const cigar = cigarLoungePlaybookCopy(facts);
const winery = wineryPlaybookCopy(facts);
const dining = fineDiningPlaybookCopy(facts);
const quiz = visibilityQuizCopy(facts);

const thanks = [
  { path: paths.thankYouVisibility(), copy: thankYouVisibilityCopy(facts), guide: "visibility-blueprint" },
  { path: paths.thankYouCigar(), copy: thankYouCigarCopy(facts), guide: "cigar-lounge-playbook" },
  { path: paths.thankYouWinery(), copy: thankYouWineryCopy(facts), guide: "winery-playbook" },
  { path: paths.thankYouFineDining(), copy: thankYouFineDiningCopy(facts), guide: "fine-dining-playbook" },
] as const;

const pages: [path: string, title: string, headline: Headline][] = [
  [paths.visibilityBlueprint(), blueprint.meta.title, blueprint.hero],
  [paths.cigarLoungePlaybook(), cigar.meta.title, cigar.hero],
  [paths.wineryPlaybook(), winery.meta.title, winery.hero],
  [paths.fineDiningPlaybook(), dining.meta.title, dining.hero],
  [paths.visibilityQuiz(), quiz.meta.title, quiz.hero],
  ...thanks.map(({ path, copy }): [string, string, Headline] => [path, copy.meta.title, copy.figure]),
];

for (const [path, title, headline] of pages) {
  test(
    `${path} has its title and one headline, fits a small phone and is accessible`,
    forAllBut(path === paths.wineryPlaybook()),
    async ({ page, expectAccessible }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await goForMeasuring(page, path);
      await expect(page).toHaveTitle(`${title} | ${facts.brand.name}`);
      const words = [headline.title, headline.turn].filter(Boolean).join(" ");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectAccessible();
      if (isShort) return;
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectAccessible();
    },
  );
}

const askingButtons: [path: string, buttons: string[], form: { name: string; title: string; note: string }][] = [
  [paths.visibilityBlueprint(), [blueprint.hero.button], blueprint.form],
  [paths.cigarLoungePlaybook(), [cigar.hero.button, cigar.audience.button], cigar.form],
  [paths.wineryPlaybook(), [winery.hero.button], winery.form],
  [paths.fineDiningPlaybook(), [dining.hero.button, dining.closing.button], dining.form],
];

for (const [path, buttons, form] of askingButtons) {
  test(`every button of ${path} that asks for the guide leads to the form`, forAll, async ({ page }) => {
    for (const button of buttons) {
      await page.goto(path);
      await page.getByRole("link", { name: button, exact: true }).click();
      const section = page.locator("#lead-form");
      await expect(section.getByRole("heading", { name: form.title })).toBeInViewport();
      await expect(section.getByText(form.note)).toBeVisible();
      await expect(section.locator(`[data-form-name="${form.name}"]`)).toBeVisible();
    }
  });
}

test("the blueprint offers a conversation from its first view", forAll, async ({ page }) => {
  await page.goto(paths.visibilityBlueprint());
  const call = page.getByRole("link", { name: blueprint.hero.callButton }).first();
  await expect(call).toBeInViewport();
  await expect(call).toHaveAttribute("href", paths.bookConsultation());
});

for (const { path, copy, guide } of thanks) {
  test(
    `${path} hands over the guide in a new tab, stays out of the indexes and leads to a conversation`,
    forAllBut(path === paths.thankYouWinery()),
    async ({ page }) => {
      await page.goto(path);
      const download = page.getByRole("link", { name: "Download Now" });
      await expect(download).toHaveAttribute("href", `/downloads/${guide}.pdf`);
      await expect(download).toHaveAttribute("target", "_blank");
      await expect(download).toHaveAttribute("rel", "noopener");
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      const call = page.getByRole("link", { name: copy.after.button, exact: true });
      await expect(call).toHaveAttribute("href", paths.bookConsultation());
    },
  );
}

test("no copy is promised by mail while nobody sends one", forAll, async ({ page }) => {
  for (const path of [paths.thankYouWinery(), paths.thankYouFineDining()]) {
    await page.goto(path);
    await expect(page.getByText("A copy was also sent to your email.")).toHaveCount(0);
  }
});

test.describe("without JavaScript on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  for (const path of [paths.bookConsultation(), paths.wineryPlaybook()]) {
    test(`the frame of ${path} is as high as its form`, forAll, async ({ page }) => {
      await page.goto(path);
      const frame = page.locator("iframe.hosted").first();
      await frame.scrollIntoViewIfNeeded();
      const form = await frame.contentFrame().locator(".widget").boundingBox();
      expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(form?.height ?? Number.POSITIVE_INFINITY);
    });
  }
});
