import sharp from "sharp";
import { expect, test } from "vitest";
import { shorten } from "#platform/text/shorten.ts";
import { setTitle, titleBox } from "./set-title.ts";
import { drawSharePicture, type ShareWords } from "./share-picture.ts";

const usual: ShareWords = { title: "A letter from the founder", brand: "Alder & Vale", part: "Services" };

const hostile: [name: string, words: Partial<ShareWords>][] = [
  ["nothing to say", { title: "", brand: "", part: "" }],
  ["markup", { title: "<b>&amp;</b> <span", brand: "A & B & <i>", part: "</span>" }],
  ["a title without spaces", { title: "W".repeat(5000) }],
  ["names as wide as they get", { brand: "W".repeat(500), part: "W".repeat(500) }],
  ["letters that no face has", { title: "ワインの夜 🍷" }],
  ["halves of pairs and controls", { title: "\ud83c\u0000\u001b[0m \udf77" }],
  ["marks upon marks", { title: `a${"\u0301".repeat(2000)} z` }],
  ["from right to left", { title: "\u202eevil\u2066 title" }],
];

test.each(hostile)("%s makes a picture all the same", async (_, words) => {
  const picture = await drawSharePicture({ ...usual, ...words });
  expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
});

test("a picture stays under 200 KB, and the same words make the same picture", async () => {
  const picture = await drawSharePicture(usual);
  expect(picture.length).toBeLessThan(200 * 1024);
  expect(picture.equals(await drawSharePicture(usual))).toBe(true);
  expect(picture.equals(await drawSharePicture({ ...usual, title: "Another" }))).toBe(false);
});

test("a long name ends before the picture beside it", async () => {
  const bytes = await sharp({ create: { width: 600, height: 630, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const besideOf = async (brand: string) => {
    const picture = await drawSharePicture({ ...usual, brand, subject: { kind: "picture", bytes } });
    return sharp(picture).extract({ left: 700, top: 0, width: 500, height: 630 }).raw().toBuffer();
  };
  const long = await besideOf("Rind & Wheel Cheese Consultancy");
  expect(long.equals(await besideOf("Rind"))).toBe(true);
});

test.each([4, 30, 60, 120, 400])("a title of %i characters stays in its box", async (length) => {
  const title = "A slow evening among the casks ".repeat(20).slice(0, length);
  const { width, height } = await setTitle(title, { font: "Share Display", colour: "#fff" });
  expect(width).toBeLessThanOrEqual(titleBox.width);
  expect(height).toBeLessThanOrEqual(titleBox.height);
});

test("what is too long ends at a word, with an ellipsis", () => {
  expect(shorten("Ten wines worth the detour, and one that is not", 30, "word")).toBe("Ten wines worth the detour…");
  expect(shorten("Short", 30, "word")).toBe("Short");
});
