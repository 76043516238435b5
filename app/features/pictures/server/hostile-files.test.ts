import { beforeAll, expect, test } from "vitest";
import { sampled } from "../../../../test/extent.ts";
import type { Hostile } from "../../../../test/own-pictures/file-parts.ts";
import { hostileMarks } from "../../../../test/own-pictures/hostile-marks.ts";
import { hostilePictures } from "../../../../test/own-pictures/hostile-pictures.ts";
import { prepareMark } from "./prepare-mark.ts";
import { preparePicture } from "./prepare-picture.ts";

const { signal } = new AbortController();
const place = {
  name: "stock-rims",
  width: 1200,
  height: 750,
  files: [
    {
      address: "/pictures/stock-rims-480.webp",
      ours: "/pictures/stock-rims-480.webp",
      width: 480,
      type: "webp" as const,
    },
  ],
};
const colours = { metal: "#cba76e", ink: "#170c12", paper: "#f4f0e9" };
/** Parts of the attacks that must not be in a sent file. */
const carried = /script|alert|evil|passwd|php|<!|onload|javascript|@import|@font/i;

let pictures: Hostile[];
let marks: Hostile[];
beforeAll(async () => {
  pictures = await hostilePictures();
  marks = await hostileMarks();
});

/** Returns what is wrong with how a file was taken; undefined if nothing is. */
function judge({ name, refused = [""] }: Hostile, made: string | { files: { bytes: Uint8Array }[] }) {
  const problem = typeof made === "string" ? made : "";
  if (!refused.includes(problem)) return `${name}: ${problem || "taken"}`;
  const files = typeof made === "string" ? [] : made.files;
  return files.some(({ bytes }) => carried.test(Buffer.from(bytes).toString("latin1")))
    ? `${name}: carried on`
    : undefined;
}

// In a short run neither kind has one of those that take seconds.
test("hostile pictures are refused with a word for it, or become harmless ones", async () => {
  const wrong: unknown[] = [];
  for (const hostile of [...sampled(pictures, 7), ...pictures.filter(({ name }) => name === "a small picture")]) {
    const prepared = await preparePicture({ place, crop: undefined, contentType: undefined }, [hostile.bytes], signal);
    wrong.push(judge(hostile, typeof prepared === "string" ? prepared : prepared.made));
  }
  expect(wrong.filter(Boolean)).toEqual([]);
}, 600_000);

test("hostile marks are refused with a word for it, or lose all but their shapes", async () => {
  const wrong: unknown[] = [];
  for (const hostile of sampled(marks, 9)) {
    const asked = { kind: "mark", colours, contentType: undefined, tint: undefined } as const;
    const prepared = await prepareMark(asked, [hostile.bytes], signal);
    wrong.push(judge(hostile, typeof prepared === "string" ? prepared : prepared.made));
  }
  expect(wrong.filter(Boolean)).toEqual([]);
}, 600_000);
