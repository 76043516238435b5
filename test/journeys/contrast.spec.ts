import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { forAll } from "../extent.ts";
import { expect, goForMeasuring, onOwnSite, startSiteProcess, test } from "./site.ts";

/** By WCAG 2: body text at the enhanced level, labels at the minimum. */
const minBody = 7;
const minLabel = 4.5;

const pages = [paths.home(), paths.services(), paths.dash(), paths.wineryPlaybook(), paths.fineDiningPlaybook()];

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (pixels: Buffer, at: number) =>
  0.2126 * linear(pixels[at] ?? 0) + 0.7152 * linear(pixels[at + 1] ?? 0) + 0.0722 * linear(pixels[at + 2] ?? 0);

/** The contrast of a paragraph with the pixels behind its lines, the worst hundredth left out. */
async function contrastOf(text: Locator): Promise<number> {
  const { colour, lines } = await text.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const pixel = document.createElement("canvas").getContext("2d");
    if (!pixel) throw new Error("No canvas");
    pixel.fillStyle = getComputedStyle(element).color;
    pixel.fillRect(0, 0, 1, 1);
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
    for (const each of [element, ...element.querySelectorAll<HTMLElement>("*")]) each.style.color = "transparent";
    return { colour: [...pixel.getImageData(0, 0, 1, 1).data], lines };
  });
  const words = luminance(Buffer.from(colour), 0);
  const contrasts: number[] = [];
  for (const clip of lines) {
    const { data, info } = await sharp(await text.page().screenshot({ clip }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += info.channels) {
      const behind = luminance(data, at);
      contrasts.push((Math.max(words, behind) + 0.05) / (Math.min(words, behind) + 0.05));
    }
  }
  await text.evaluate((element) => {
    for (const each of [element, ...element.querySelectorAll<HTMLElement>("*")]) each.style.color = "";
  });
  return contrasts.sort((one, other) => one - other)[Math.floor(contrasts.length / 100)] ?? 0;
}

for (const width of [360, 768, 1280]) {
  test(`words over pictures are read easily at ${width} pixels`, forAll, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages) {
      await goForMeasuring(page, path);
      await page.locator(".bg img").evaluateAll((images: HTMLImageElement[]) => {
        for (const image of images) image.loading = "eager";
        return Promise.all(images.map((image) => image.decode()));
      });
      for (const text of await page.locator(":is(.hero, .closing, .guide-open) p").all()) {
        const isLabel = await text.evaluate((element) => element.matches(".label"));
        expect(await contrastOf(text), `${path}: ${await text.textContent()}`).toBeGreaterThanOrEqual(
          isLabel ? minLabel : minBody,
        );
      }
    }
  });
}

/** The brightest photograph that an owner can send. */
const white = () =>
  sharp({ create: { width: 1300, height: 900, channels: 3, background: "#fff" } })
    .jpeg()
    .toBuffer();

const key = "the-key-of-this-journey";
const onBrightSite = onOwnSite(() => startSiteProcess({ OWNER_KEY: key }));

/** The texts that stand on a picture, each once, by a mark that it gets. */
const markTextsOnPictures = (names: string[]) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const isOver = [...document.querySelectorAll(names.map((name) => `.picture--${name}`).join())].some((picture) => {
      const box = picture.getBoundingClientRect();
      return [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1,
      );
    });
    if (isOver) element.dataset.over = "";
  }
};

/** How light the middle of a picture is on the page, of 255. */
async function lightOf(picture: Locator): Promise<number> {
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const box = await picture.boundingBox();
  if (!box) throw new Error("No picture");
  const clip = { x: box.x + box.width * 0.7, y: Math.max(100, box.y + 30), width: 4, height: 4 };
  const { channels } = await sharp(await picture.page().screenshot({ clip })).stats();
  return channels[0]?.mean ?? 0;
}

onBrightSite(
  "an owner's picture keeps its light, and is dimmed only where words stand on it",
  forAll,
  async ({ page }) => {
    onBrightSite.slow();
    const names = ["wine", "cigar", "table"];
    await page.goto(deskPaths.today());
    await page.getByLabel("Owner key").fill(key);
    await page.getByRole("button", { name: "Open the desk" }).click();
    await page.waitForURL(deskPaths.today());
    for (const name of names) {
      const file = { name: "white.jpg", mimeType: "image/jpeg", buffer: await white() };
      const sent = await page.request.post(deskPaths.picture(name), { multipart: { alt: "A cellar", file } });
      expect(sent.url()).toContain("flash=saved");
    }
    // As visitors see it: the owner's bar stands on the lowest words.
    await page.context().clearCookies();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [
        paths.home(),
        paths.services(),
        paths.verticals(),
        paths.wineries(),
        paths.cigarLounges(),
        paths.fineDining(),
      ]) {
        await goForMeasuring(page, path);
        await page.locator("img").evaluateAll((images: HTMLImageElement[]) => {
          for (const image of images) image.loading = "eager";
          return Promise.all(images.map((image) => image.decode()));
        });
        await page.evaluate(markTextsOnPictures, names);
        for (const text of await page.locator("[data-over]").all())
          expect
            .soft(await contrastOf(text), `${path} at ${width}: ${await text.textContent()}`)
            .toBeGreaterThan(minLabel);
      }
      await goForMeasuring(page, paths.fineDining());
      expect(await lightOf(page.locator(".dining .picture img")), `at ${width}`).toBeGreaterThan(250);
    }
  },
);
