import { expect, test } from "vitest";
import { mediaPicture, mediaSet } from "./media-picture.ts";

const file = (width: number) => ({ width, avif: `a${width}.avif`, webp: `w${width}.webp` });
const copy = { width: 1600, height: 1000, files: [480, 800, 1200].map(file) };

test("our copy of a picture is offered in all its widths, the middle one to those who cannot choose", () => {
  expect(mediaPicture(copy)).toEqual({
    src: "/media/w800.webp",
    srcSet: "/media/w480.webp 480w, /media/w800.webp 800w, /media/w1200.webp 1200w",
    width: 1600,
    height: 1000,
  });
  expect(mediaSet({ ...copy, files: [file(480)] }, "avif")).toBe("/media/a480.avif 480w");
});
