import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { paths } from "#facts/paths.ts";
import { forAll } from "../extent.ts";
import { expect, goForMeasuring, test } from "./site.ts";

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

for (const width of [360, 1280]) {
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
