import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Frame, Page } from "@playwright/test";
import { paths } from "#app/paths.ts";
import { test as base, expect, startSiteProcess } from "./site.ts";

const page = "<!doctype html><title>Provider</title><button>Write</button>";

/** Another origin; as a provider it has a form, as a mute one it never says a word. */
async function startOrigin() {
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(page));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

type Hosted = { address: string; origin: string };

const test = base.extend<object, { hosted: Hosted }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const provider = await startOrigin();
      const site = await startSiteProcess({ EMBED_ORIGIN: provider.origin, FORM_IDS: '{"winery":"Ab12"}' });
      await use({ address: site.address, origin: provider.origin });
      await site.stop();
      provider.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ hosted }, use) => use(hosted.address),
});

test.use({ allowed: [/violates the following Content Security Policy/, /favicon/] });

const uuid = "3f2b8c1e-9a4d-4c6f-8b1a-2d5e7f9a0b1c";
const submitted = ["set-sticky-contacts", "_ud", '{"email":"a@b.example"}', "loc", uuid];

async function providerFrame(page: Page, path: string, { origin }: Hosted): Promise<Frame> {
  await page.goto(path);
  await expect.poll(() => page.frames().some((frame) => frame.url().startsWith(origin))).toBe(true);
  const frame = page.frames().find((each) => each.url().startsWith(origin) && each.url().includes("/form/"));
  if (!frame) throw new Error("The provider's frame is missing");
  return frame;
}

const tell = (frame: Frame, message: unknown) => frame.evaluate((told) => parent.postMessage(told, "*"), message);

/** Tells until it is heard: the page's listener may still be on its way. */
const tellHeight = (page: Page, frame: Frame, height: number) =>
  expect(async () => {
    await tell(frame, ["highlevel.setHeight", { height, id: "x" }]);
    await expect(page.locator("iframe").first()).toHaveAttribute("height", String(height), { timeout: 500 });
  }).toPass();

test("a provider's form is as high as it says and leads to the thanks, once the visitor has been in it", async ({
  page,
  hosted,
}) => {
  const frame = await providerFrame(page, paths.wineryPlaybook(), hosted);
  await tellHeight(page, frame, 777);
  await tell(frame, submitted);
  await tellHeight(page, frame, 778);
  await expect(page).toHaveURL(paths.wineryPlaybook());
  await frame.getByRole("button").click();
  await tell(frame, submitted);
  await expect(page).toHaveURL(paths.thankYouWinery());
});

test("a provider that asks for the query and the contact is answered", async ({ page, hosted }) => {
  const frame = await providerFrame(page, `${paths.wineryPlaybook()}?utm_source=letter`, hosted);
  await tellHeight(page, frame, 777);
  const answers = await frame.evaluate(async () => {
    const got: unknown[] = [];
    addEventListener("message", ({ data }) => got.push(data));
    parent.postMessage(["fetch-query-params", "inline-Ab12", "loc", "Ab12", "{}"], "*");
    parent.postMessage(["fetch-sticky-contacts", "loc"], "*");
    while (got.length < 2) await new Promise((again) => setTimeout(again, 20));
    return got;
  });
  expect(answers).toEqual([
    ["query-params", { utm_source: "letter" }, expect.stringContaining("/winery-playbook"), "", "inline-Ab12"],
    ["sticky-contacts", null, null],
  ]);
});

test("the consultation's form gives way to the calendar when it is sent, and to nothing else", async ({
  page,
  hosted,
}) => {
  const frame = await providerFrame(page, paths.bookConsultation(), hosted);
  await tellHeight(page, frame, 777);
  await expect(page.locator("#choose-a-time")).toBeHidden();
  await tell(frame, { type: "form:submit", formId: "consultation" });
  await expect(page.locator("#choose-a-time")).toBeInViewport();
});

test("a third origin, and the provider's own page in another window, say what they like", async ({ page, hosted }) => {
  const third = await startOrigin();
  const frame = await providerFrame(page, paths.bookConsultation(), hosted);
  await tellHeight(page, frame, 777);
  await page.evaluate((origin) => {
    const another = document.createElement("iframe");
    another.src = `${origin}/another`;
    document.body.append(another);
  }, hosted.origin);
  await expect.poll(() => page.frames().some((each) => each.url().endsWith("/another"))).toBe(true);
  const another = page.frames().find((each) => each.url().endsWith("/another")) as Frame;
  await tell(another, { type: "form:submit" });
  await frame.evaluate((origin) => location.assign(origin), third.origin).catch(() => {});
  await page.evaluate(() => postMessage({ type: "form:submit" }, "*"));
  await page.waitForTimeout(1000);
  await expect(page.locator("#choose-a-time")).toBeHidden();
  third.stop();
});

test("a provider that does not answer within 8 s gives way to the built-in form", async ({ page, hosted }) => {
  await page.clock.install();
  await providerFrame(page, paths.wineryPlaybook(), hosted);
  await expect(async () => {
    await page.clock.fastForward(8100);
    await expect(page.frameLocator("iframe").getByLabel("Your name")).toBeVisible({ timeout: 1000 });
  }).toPass();
});
