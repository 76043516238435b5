import type { BrowserContext, Page } from "@playwright/test";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { uploaderCopy } from "#features/articles/words/blog-uploader.ts";
import { deskArticlesCopy as words } from "#features/articles/words/desk.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import { richTextCopy } from "#platform/desk/words/rich-text.ts";
import { forAll, forAllBut, inShort } from "../extent.ts";
import { patternOf } from "../site-map.ts";
import { expect, findDeskPages, onOwnSite, startSiteProcess } from "./site.ts";
import { addressOfForm, type Entry, fillForm, findForms, postedEntries, pressForm, readRefusal } from "./typed.ts";

const key = "the-key-of-this-journey";
const copy = deskCopy.heldPress;
const uploader = uploaderCopy({});

const test = onOwnSite(() => startSiteProcess({ OWNER_KEY: key, TRUST_PROXY: "1", SMTP_URL: "smtp://127.0.0.1:1" }));

// The preview of a letter shows the mark from the address of the site, which this one has not.
test.use({ allowed: [/401|apple-touch-icon/] });

async function signIn(page: Page, path = deskPaths.today()) {
  await page.goto(deskPaths.signIn(path));
  await page.getByLabel(deskCopy.signIn.key).fill(key);
  await page.getByRole("button", { name: deskCopy.signIn.button }).click();
  await expect(page).toHaveURL(path);
}

/** People, a session, a draft and what else has forms of its own. */
async function fillDesk(page: Page) {
  const ask = (form: string, more: Record<string, string>) =>
    page.request.post(paths.formWidget(form), { form: { email: "m@cellar.example", ...more }, maxRedirects: 0 });
  await ask("winery", { name: "Marguerite", message: "Nobody finds the shop." });
  await ask("cigar", { name: "Spam", subject: "filled in" });
  const calendar = paths.calendarWidget("consultation");
  const { slots } = await (await page.request.get(calendar, { headers: { accept: "application/json" } })).json();
  await page.request.post(calendar, { data: { start: slots[0], name: "Oban", email: "o@cellar.example" } });
  await page.request.get("/wine-list-of-old");
}

const perPattern = inShort(2, 40);

/** The session ends on the server, and the browser has opened the desk before. */
async function endSession(context: BrowserContext): Promise<() => Promise<void>> {
  const [session] = (await context.cookies()).filter(({ name }) => name === "desk");
  if (!session) throw new Error("Not signed in");
  await context.addCookies([{ ...session, value: "A".repeat(43) }]);
  return () => context.addCookies([session]);
}

const sorted = (entries: Entry[] | undefined) => entries?.map((entry) => JSON.stringify(entry)).toSorted();

/** A form is pressed after its session has ended: it stays, and is sent whole after another sign-in. */
async function tryForm(page: Page, at: number) {
  const isFree = await endSession(page.context());
  const typed = await page.evaluate(fillForm, at);
  const dialog = page.getByRole("dialog", { name: copy.title });
  // Until the script has come the form is sent.
  await expect(async () => {
    await page.evaluate(pressForm, at);
    await expect(dialog.getByText(copy.reasons.signedOut)).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await page.evaluate(postedEntries)).toBeUndefined();
  const refusal = await postPlainly(page, at, typed);
  await isFree();
  await dialog.getByRole("button", { name: copy.again }).click();
  await expect.poll(() => page.evaluate(postedEntries)).toBeDefined();
  expect(sorted(await page.evaluate(postedEntries))).toEqual(sorted(typed));
  return refusal;
}

/** The same press of a browser without scripts: the refusal has all but the file and the proof. */
async function postPlainly(page: Page, at: number, typed: Entry[]) {
  const { action, enctype } = await page.evaluate(addressOfForm, at);
  const texts = typed.filter(([, value]) => !/^(?:hill\.png 9| 0)$/.test(value));
  const form = new FormData();
  for (const [name, value] of texts) form.append(name, value);
  const body = enctype.startsWith("multipart") ? form : new URLSearchParams(texts);
  const request = new Request("http://site.example", { method: "POST", body });
  const answer = await page.request.post(action, {
    data: Buffer.from(await request.arrayBuffer()),
    headers: { Accept: "text/html", "Content-Type": request.headers.get("Content-Type") ?? "" },
  });
  expect(answer.status()).toBe(401);
  const handedBack = texts.filter(([name]) => name !== "ownerKey" && name !== "credential");
  if (handedBack.length === 0) return;
  const refusal = await page.evaluate(readRefusal, await answer.text());
  expect({ ...refusal, entries: sorted(refusal?.entries) }).toEqual({
    ...{ action, enctype, method: "post" },
    entries: sorted(handedBack),
  });
}

/** Signs in by the dialog's link, in the window that it opens. */
async function signInAgain(page: Page) {
  const [other] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("dialog").getByRole("link", { name: copy.signIn }).click(),
  ]);
  await other.getByLabel(deskCopy.signIn.key).fill(key);
  await other.getByRole("button", { name: deskCopy.signIn.button }).click();
  await expect(other.getByText(deskCopy.session.text)).toBeVisible();
  await other.close();
}

for (const width of [360, 1280])
  test(
    `at ${width} px an article and its picture, written after the session has ended, are published whole`,
    forAllBut(width === 360),
    async ({ page, expectAccessible, expectLegibleInDark }) => {
      await page.setViewportSize({ width, height: 780 });
      await signIn(page, deskPaths.newArticle());
      await expect(page.getByText(words.form.keeping.none)).toBeVisible();
      await endSession(page.context());
      const title = `Typed at ${width}`;
      await page.getByLabel(words.form.labels.title, { exact: true }).fill(title);
      await page.getByRole("button", { name: richTextCopy.switch.markdown }).click();
      await page.getByLabel(words.form.labels.content).fill("A guest stands in front of the door. ".repeat(6));
      await page.getByLabel("Wine").check();
      await page.getByLabel(words.form.labels.image).setInputFiles("public/pictures/wine-800.webp");
      await expect(page.getByText(words.form.keeping.signedOut)).toBeVisible();
      await page.getByRole("button", { name: words.form.publishNow }).click();
      await expect(page.getByRole("dialog")).toContainText(copy.reasons.signedOut);
      await expectAccessible();
      await expectLegibleInDark();
      await signInAgain(page);
      await page.getByRole("dialog").getByRole("button", { name: copy.again }).click();
      await expect(page.getByText(words.done.published ?? "")).toBeVisible();
      await page.getByRole("link", { name: title }).click();
      await expect(page.getByLabel(words.form.labels.title, { exact: true })).toHaveValue(title);
      await expect(page.getByLabel("Wine")).toBeChecked();
      await expect(page.getByAltText(uploader.image.chosen)).toHaveAttribute("src", /^\/media\//);
    },
  );

test(
  "whatever is typed on the desk when its session has ended is sent whole after the next sign-in",
  forAll,
  async ({ page }) => {
    // Only ends a hanging test: it opens every page of the desk.
    test.setTimeout(600_000);
    await page.request.get("/");
    await signIn(page);
    await fillDesk(page);
    const tried = new Map<string, string>();
    // The last press must change nothing, because the next form needs the same data.
    await page.route("**/desk/**", (route) =>
      route.request().method() === "POST" && route.request().isNavigationRequest()
        ? route.fulfill({ status: 204 })
        : route.fallback(),
    );
    for (const address of await findDeskPages(page, perPattern)) {
      await page.goto(address);
      for (const { at, key: form } of await page.evaluate(findForms)) {
        const kind = `${patternOf(address)} ${form}`;
        if (tried.has(kind)) continue;
        tried.set(kind, address);
        await page.goto(address);
        await test.step(kind, () => tryForm(page, at));
      }
    }
    console.info(`figure: ${tried.size} forms of the desk:\n${[...tried.keys()].join("\n")}`);
    expect(tried.size).toBeGreaterThan(30);
  },
);
