import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Frame, Page } from "@playwright/test";
import { paths } from "#facts/paths.ts";
import { forAll } from "../extent.ts";
import { expect, onOwnSite, startSiteProcess } from "./site.ts";

const page = "<!doctype html><title>Provider</title><button>Write</button>";

/** Another origin, either a provider with a form or a silent one. */
async function startOrigin() {
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(page));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

type Hosted = { address: string; origin: string };

const test = onOwnSite(async () => {
  const provider = await startOrigin();
  const site = await startSiteProcess({ EMBED_ORIGIN: provider.origin, FORM_IDS: '{"winery":"Ab12"}' });
  const stop = () => site.stop().then(() => provider.stop());
  return { address: site.address, origin: provider.origin, stop };
});

test.use({ allowed: [/Content Security Policy|favicon/] });

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

/** Repeats until it is heard: the page's listener may load later. */
const tellHeight = (page: Page, frame: Frame, height: number) =>
  expect(async () => {
    await tell(frame, ["highlevel.setHeight", { height, id: "x" }]);
    await expect(page.locator("iframe").first()).toHaveAttribute("height", String(height), { timeout: 500 });
  }).toPass();

test("a provider's form is as high as it says and leads to the thanks, once the visitor has been in it", async ({
  page,
  ownSite,
}) => {
  const frame = await providerFrame(page, paths.wineryPlaybook(), ownSite);
  await tellHeight(page, frame, 777);
  await tell(frame, submitted);
  await tellHeight(page, frame, 778);
  await expect(page).toHaveURL(paths.wineryPlaybook());
  // A browser does not paint another origin's frame out of view, and a click waits for paint.
  await page.locator("iframe").first().scrollIntoViewIfNeeded();
  await frame.getByRole("button").click();
  await tell(frame, submitted);
  await expect(page).toHaveURL(paths.thankYouWinery());
});

test(
  "the consultation's form gives way to the calendar when it is sent, and to nothing else [4.booking.submit] [4.booking.scroll]",
  forAll,
  async ({ page, ownSite }) => {
    const frame = await providerFrame(page, paths.bookConsultation(), ownSite);
    await tellHeight(page, frame, 777);
    await expect(page.locator("#choose-a-time")).toBeHidden();
    const pause = await page.evaluateHandle(() => {
      const sent = new Promise<number>((resolve) =>
        new MutationObserver(() => document.querySelector(".is-sent") && resolve(performance.now())).observe(
          document.body,
          { subtree: true, attributes: true },
        ),
      );
      const led = new Promise<number>((resolve) =>
        addEventListener("focusin", () => resolve(performance.now()), { once: true }),
      );
      return { pauseMs: Promise.all([sent, led]).then(([sentAtMs, ledAtMs]) => ledAtMs - sentAtMs) };
    });
    await tell(frame, { type: "form:submit", formId: "consultation" });
    await expect(page.locator("#choose-a-time")).toBeInViewport();
    expect(await pause.evaluate(({ pauseMs }) => pauseMs)).toBeGreaterThan(490);
  },
);

/** Every message of providers about a sent form and its height. */
const everything = [
  { type: "form:submit" },
  { type: "form:submit", formId: "consultation" },
  submitted,
  "msgsndr-form-submit",
  ["msgsndr-form-submit", { contactId: "x" }],
  ["msgsndr-booking-complete", { fingerprint: "x", calendarId: "consultation" }],
  { type: "hsFormCallback", eventName: "onFormSubmitted", id: "x", data: [] },
  { event: "calendly.event_scheduled", payload: {} },
  ["modify-parent-url", "https://elsewhere.example/"],
  ["highlevel.setHeight", { height: 999, id: "x" }],
];

async function addFrame(page: Page, address: string): Promise<Frame> {
  await page.evaluate((src) => {
    const frame = document.createElement("iframe");
    frame.src = src;
    document.body.append(frame);
  }, address);
  await expect.poll(() => page.frames().some((frame) => frame.url() === address)).toBe(true);
  return page.frames().find((frame) => frame.url() === address) as Frame;
}

/** Sends every message from there, then one from the provider, which must be the only one heard. */
async function expectNothingFrom(page: Page, speaker: Frame, provider: Frame, heightPx: number) {
  const address = page.url();
  await speaker.getByRole("button").click();
  for (const message of everything) await tell(speaker, message);
  await tellHeight(page, provider, heightPx);
  await expect(page.locator("#choose-a-time")).toBeHidden();
  expect(page.url()).toBe(address);
}

test.describe("where the policy would let anybody in", () => {
  test.use({ bypassCSP: true });

  test(
    "a third origin says what it likes, and so does the provider from another frame",
    forAll,
    async ({ page, ownSite }) => {
      const third = await startOrigin();
      const frame = await providerFrame(page, paths.bookConsultation(), ownSite);
      await tellHeight(page, frame, 777);
      await frame.getByRole("button").click();
      await expectNothingFrom(page, await addFrame(page, `${third.origin}/third`), frame, 778);
      await expectNothingFrom(page, await addFrame(page, `${ownSite.origin}/another`), frame, 779);
      third.stop();
    },
  );
});

test(
  "the policy lets no third origin into a frame, and what the page says to itself is not heard",
  forAll,
  async ({ page, ownSite }) => {
    const third = await startOrigin();
    const frame = await providerFrame(page, paths.bookConsultation(), ownSite);
    await tellHeight(page, frame, 777);
    await page.evaluate(
      (src) => document.body.append(Object.assign(document.createElement("iframe"), { src })),
      third.origin,
    );
    for (const message of everything) await page.evaluate((told) => postMessage(told, "*"), message);
    await tellHeight(page, frame, 778);
    await expect(page.locator("#choose-a-time")).toBeHidden();
    expect(page.frames().filter((each) => each.url().startsWith(third.origin))).toEqual([]);
    third.stop();
  },
);

test("a provider that does not answer within 8 s gives way to the built-in form", forAll, async ({ page, ownSite }) => {
  await page.clock.install();
  await providerFrame(page, paths.wineryPlaybook(), ownSite);
  await expect(async () => {
    await page.clock.fastForward(8100);
    await expect(page.frameLocator("iframe").getByLabel("Your name")).toBeVisible({ timeout: 1000 });
  }).toPass();
});
