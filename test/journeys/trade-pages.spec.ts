import { defaultFacts as facts } from "#app/copy/facts.ts";
import { bookConsultationCopy } from "#app/copy/pages/book-consultation.ts";
import { cigarLoungesCopy } from "#app/copy/pages/cigar-lounges.ts";
import { fineDiningCopy } from "#app/copy/pages/fine-dining.ts";
import { privacyPolicyCopy } from "#app/copy/pages/privacy-policy.ts";
import { termsOfServiceCopy } from "#app/copy/pages/terms-of-service.ts";
import { toolsResourcesCopy } from "#app/copy/pages/tools-resources.ts";
import { verticalsCopy } from "#app/copy/pages/verticals.ts";
import { wineriesCopy } from "#app/copy/pages/wineries.ts";
import { paths } from "#app/paths.ts";
import { forAll, forAllBut, isShort } from "../extent.ts";
import { expect, goForMeasuring, test } from "./site.ts";

type Copy = { meta: { title: string } } & ({ hero: { title: string; turn: string } } | { title: string });

const pages: [path: string, copy: Copy][] = [
  [paths.verticals(), verticalsCopy(facts)],
  [paths.wineries(), wineriesCopy(facts)],
  [paths.cigarLounges(), cigarLoungesCopy(facts)],
  [paths.fineDining(), fineDiningCopy(facts)],
  [paths.toolsResources(), toolsResourcesCopy(facts)],
  [paths.bookConsultation(), bookConsultationCopy(facts)],
  [paths.privacyPolicy(), privacyPolicyCopy(facts)],
  [paths.termsOfService(), termsOfServiceCopy(facts)],
];

for (const [path, copy] of pages) {
  test(
    `${path} has its title and one headline, fits a small phone and is accessible`,
    forAllBut(path === paths.wineries()),
    async ({ page, expectAccessible }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await goForMeasuring(page, path);
      await expect(page).toHaveTitle(`${copy.meta.title} | ${facts.brand.name}`);
      const headline = "hero" in copy ? `${copy.hero.title} ${copy.hero.turn}` : copy.title;
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectAccessible();
      if (isShort) return;
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectAccessible();
    },
  );
}

test(
  "each panel of the verticals leads to its industry, and that to its playbook and the booking",
  forAll,
  async ({ page }) => {
    for (const [copy, path, playbookPath] of [
      [wineriesCopy(facts), paths.wineries(), paths.wineryPlaybook()],
      [cigarLoungesCopy(facts), paths.cigarLounges(), paths.cigarLoungePlaybook()],
      [fineDiningCopy(facts), paths.fineDining(), paths.fineDiningPlaybook()],
    ] as const) {
      await page.goto(paths.verticals());
      await page.locator(`main a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      const playbookLinks = page.locator("main").getByRole("link", { name: copy.hero.playbookButton });
      await expect(playbookLinks).toHaveCount(2);
      for (const link of await playbookLinks.all()) await expect(link).toHaveAttribute("href", playbookPath);
      const callLinks = page.locator("main").getByRole("link", { name: copy.hero.callButton });
      for (const link of await callLinks.all()) await expect(link).toHaveAttribute("href", paths.bookConsultation());
    }
  },
);

test("what is coming soon cannot be followed", forAll, async ({ page }) => {
  await page.goto(paths.toolsResources());
  const soon = page.getByRole("article").filter({ hasText: "Coming Soon" });
  await expect(soon).toHaveCount(2);
  await expect(soon.getByRole("link")).toHaveCount(0);
  for (const button of await soon.getByRole("button").all()) await expect(button).toBeDisabled();
});

test(
  "mail addresses in the legal texts can be clicked, and each says when it was last changed",
  forAll,
  async ({ page }) => {
    const texts = [
      { path: paths.privacyPolicy(), copy: privacyPolicyCopy(facts) },
      { path: paths.termsOfService(), copy: termsOfServiceCopy(facts) },
    ];
    for (const { path, copy } of texts) {
      await page.goto(path);
      const links = page.locator("main").getByRole("link", { name: facts.contact.supportEmail });
      await expect(links.first()).toHaveAttribute("href", `mailto:${facts.contact.supportEmail}`);
      const [year, , day] = copy.updated.date.split("-").map(Number);
      await expect(page.locator("main time")).toHaveText(new RegExp(`^[A-Z][a-z]+ ${day}, ${year}$`));
    }
  },
);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", forAllBut(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled });

    test("a visitor comes from the hero to the form, and past a form already sent to the calendar", async ({
      page,
    }) => {
      const { hero, booking } = bookConsultationCopy(facts);
      await page.goto(paths.bookConsultation());
      await page.getByRole("link", { name: hero.button }).click();
      const form = page.locator(`[data-form-name="${booking.form.name}"]`);
      await expect(form).toBeInViewport();
      await expect(form).toHaveAttribute("data-tag", "consultation-request");
      expect((await form.boundingBox())?.height).toBe(546);
      const calendar = page.getByRole("heading", { name: booking.calendar.title });
      await expect(calendar).toBeHidden();
      await page.getByRole("link", { name: booking.form.alreadySent }).click();
      await expect(calendar).toBeInViewport();
      await expect(form).toBeHidden();
      await page.goBack();
      await expect(form).toBeVisible();
    });
  });
}
