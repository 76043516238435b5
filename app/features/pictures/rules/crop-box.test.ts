import { expect, test } from "vitest";
import { boundCrop, cropBox, largestWidthPercent, middleCrop } from "./crop-box.ts";

const place = { width: 2000, height: 1250 };
const portrait = { width: 1000, height: 2000 };
const panorama = { width: 4000, height: 1000 };

test("the middle crop is the largest part that fits, whatever the picture's proportions", () => {
  expect(cropBox(middleCrop(portrait, place), portrait, place)).toEqual({
    left: 0,
    top: 688,
    width: 1000,
    height: 625,
  });
  expect(cropBox(middleCrop(panorama, place), panorama, place)).toEqual({
    left: 1200,
    top: 0,
    width: 1600,
    height: 1000,
  });
  expect(largestWidthPercent(portrait, place)).toBe(100);
});

test("a crop beyond an edge is moved inside, and one too small or too large is brought to what is possible", () => {
  const beyond = { leftPercent: 90, topPercent: -20, widthPercent: 30 };
  expect(boundCrop(beyond, panorama, place, 800)).toEqual({ leftPercent: 70, topPercent: 0, widthPercent: 30 });
  expect(boundCrop({ ...beyond, widthPercent: 1 }, panorama, place, 800).widthPercent).toBe(20);
  expect(boundCrop({ ...beyond, widthPercent: 100 }, panorama, place, 800).widthPercent).toBe(40);
  expect(boundCrop({ ...beyond, widthPercent: 50 }, portrait, place, 5000).widthPercent).toBe(100);
});

test("a crop's pixels never reach outside the picture", () => {
  for (const widthPercent of [0, 33.333, 40, 100])
    for (const leftPercent of [0, 66.667, 100]) {
      const box = cropBox({ leftPercent, topPercent: 100, widthPercent }, panorama, place);
      expect(box.left + box.width).toBeLessThanOrEqual(panorama.width);
      expect(box.top + box.height).toBeLessThanOrEqual(panorama.height);
      expect(Math.min(box.width, box.height)).toBeGreaterThan(0);
    }
});
