import type { Page } from "@playwright/test";
import { paths } from "#facts/paths.ts";
import { didYouMean } from "#features/leads/words/did-you-mean.ts";
import { eventually } from "../eventually.ts";
import { forAll, forAllBut } from "../extent.ts";
import { freePort } from "../free-port.ts";
import { startMailbox, wordsOf } from "../mailbox.ts";
import { readPdf } from "../read-pdf.ts";
import { startTlsProxy } from "../tls-proxy.ts";
import { expect, onOwnSite, startSiteProcess } from "./site.ts";

/** A site of its own behind a TLS proxy, with a real mail server. */
const test = onOwnSite(async () => {
  const mailbox = await startMailbox();
  const port = await freePort();
  const site = await startSiteProcess({
    SITE_URL: `https://localhost:${port}`,
    TRUST_PROXY: "1",
    SMTP_URL: mailbox.url,
    OWNER_EMAIL: "owner@house.example",
  });
  const proxy = await startTlsProxy(site.address, port);
  const stop = () => Promise.all([proxy.stop(), site.stop(), mailbox.stop()]);
  return { mailbox, address: proxy.address, stop };
});

test.use({ allowed: [/422/], ignoreHTTPSErrors: true });

/** Fills in the form as slowly as a quick person. */
async function ask(page: Page, email: string) {
  const frame = page.frameLocator("iframe").first();
  await frame.getByLabel("Your name").fill("Marguerite");
  await frame.getByLabel("Email").fill(email);
  await page.waitForTimeout(1000);
  return frame;
}

/** The guide is at this address, and its links lead to the site. */
async function expectGuide(page: Page, address: string, siteUrl: string) {
  const answer = await page.request.get(address);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  const { info, addresses } = readPdf(await answer.body());
  expect(info.Title).toBe("Winery Marketing Playbook");
  expect([...new Set(addresses.map((link) => new URL(link).origin))]).toEqual([siteUrl]);
}

for (const [name, width] of [
  ["a phone", 360],
  ["a desk", 1280],
] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(
      `on ${name}, ${javaScriptEnabled ? "with" : "without"} JavaScript`,
      forAllBut(width === 360 && javaScriptEnabled),
      () => {
        test.use({ viewport: { width, height: 800 }, javaScriptEnabled });

        test("a guide is asked for, corrected, thanked for and found in the mailbox", async ({ page, ownSite }) => {
          const email = `m${width}${javaScriptEnabled}@cellar.example`;
          await page.goto(`${paths.wineryPlaybook()}?utm_source=letter`);
          const frame = await ask(page, "m@cellar");
          await frame.getByRole("button").click();
          const wrong = page.locator("#winery-email");
          await expect(wrong).toBeFocused();
          await expect(wrong).toHaveValue("m@cellar");
          await expect(page.getByRole("heading", { level: 1 })).toContainText("Harvest Sustainable Growth");
          await wrong.fill(email);
          await page.waitForTimeout(1000);
          await page.locator(".lead-form button").click();
          await expect(page).toHaveURL(paths.thankYouWinery());
          await expect(page.locator("main")).toContainText("A copy was also sent to your email.");
          const download = page.getByRole("link", { name: "Download Now" });
          await expect(download).toHaveAttribute("rel", "noopener");
          const opened = page.context().waitForEvent("page");
          await download.click();
          await (await opened).close();
          const book = new URL((await download.getAttribute("href")) ?? "", ownSite.address).href;
          await expectGuide(page, book, ownSite.address);
          const mails = await eventually(
            () => ownSite.mailbox.mails.filter(({ to, source }) => to[0] === email || source.includes(`<${email}>`)),
            (all) => all.length === 2,
          );
          const guide = mails.find(({ to }) => to[0] === email);
          expect(guide && wordsOf(guide)).toContain(book);
        });

        test("a request for a session leads to the calendar", forAll, async ({ page }) => {
          await page.goto(paths.bookConsultation());
          await expect(page.locator("#choose-a-time")).toBeHidden();
          const frame = await ask(page, `c${width}${javaScriptEnabled}@cellar.example`);
          await frame.getByRole("button").click();
          if (!javaScriptEnabled) await frame.getByRole("link", { name: "Choose a time" }).click();
          await expect(page.locator(javaScriptEnabled ? "#choose-a-time" : ".plain-cal")).toBeInViewport();
        });
      },
    );
  }
}

test("how a visitor came is kept with the lead", forAll, async ({ page, ownSite }) => {
  await page.goto(`${paths.home()}?utm_source=autumn-letter`);
  await page.waitForFunction(() => sessionStorage.getItem("attribution"));
  await page.goto(paths.wineryPlaybook());
  const frame = await ask(page, "came@cellar.example");
  await expect(frame.locator("[data-attribution]")).toHaveValue(/autumn-letter/);
  await frame.getByRole("button").click();
  await expect(page).toHaveURL(paths.thankYouWinery());
  const [alert] = await eventually(
    () => ownSite.mailbox.mails.filter(({ source }) => source.includes("Reply-To: Marguerite <came@cellar.example>")),
    (all) => all.length === 1,
  );
  expect(alert && wordsOf(alert)).toContain("autumn-letter");
});

test("a slip of the finger in an address is asked about", forAll, async ({ page }) => {
  await page.goto(paths.wineryPlaybook());
  const frame = page.frameLocator("iframe").first();
  const email = frame.getByLabel("Email");
  const yes = frame.getByRole("button", { name: didYouMean.yes });
  await page.locator("iframe").first().scrollIntoViewIfNeeded();
  // The page's script may load later.
  await expect(async () => {
    await email.fill("");
    await email.fill("m@gmial.com");
    await email.blur();
    await expect(yes).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(frame.getByText(didYouMean.question("m@gmail.com"))).toBeVisible();
  await yes.click();
  await expect(email).toHaveValue("m@gmail.com");
  await expect(yes).toHaveCount(0);
});

test("of a visitor who asks for privacy nothing is kept about how they came", forAll, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${paths.wineryPlaybook()}?utm_source=autumn-letter`);
  await page.waitForLoadState("networkidle");
  await expect(page.frameLocator("iframe").locator("[data-attribution]")).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
