import sharp from "sharp";
import { expect, test } from "vitest";
import { png } from "../../../../test/own-pictures/file-parts.ts";
import { encodePicture } from "./encode-picture.ts";

const photo = (width: number) =>
  sharp({ create: { width, height: 400, channels: 3, background: "#7a2233" } })
    .jpeg()
    .toBuffer();

test.each([
  [500, [500]],
  [1200, [480, 800, 1200]],
  [2000, [480, 800, 1200]],
])("a picture %i pixels wide keeps its width up to 1200, and is never enlarged", async (width, widths) => {
  const encoded = await encodePicture(await photo(width), 1);
  const files = encoded && encoded !== "too large" ? encoded.files : [];
  expect(files.map((file) => file.width)).toEqual(widths.flatMap((each) => [each, each]));
});

test.each([
  ["more pixels than are taken", png(9000, 9000, Buffer.alloc(100)), "too large"],
  ["half a picture", png(900, 900, Buffer.alloc(100)), null],
])("a picture that is too large and one that is broken are told apart: %s", async (_, bytes, problem) => {
  expect(await encodePicture(bytes, 1)).toBe(problem);
});
