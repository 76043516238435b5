import { expect, test } from "vitest";
import { readInChildProcess } from "./read-in-child-process.ts";

const context = { nowMs: 0, hasStoredPosts: false };
const record = (number: number) => ({
  id: `r${number}`,
  title: `Record ${number}`,
  content: "Words of it. ".repeat(20),
});
const list = (length: number) => Buffer.from(JSON.stringify(Array.from({ length }, (_, number) => record(number))));

test("a long answer is read in a process of its own", async () => {
  const reading = await readInChildProcess(list(1000), context);
  const ids = reading.outcome === "posts" ? reading.posts.map(({ id }) => id) : [];
  expect(ids).toEqual(Array.from({ length: 1000 }, (_, number) => `r${number}`));
});

test("a character on the border of two pieces stays whole", async () => {
  const content = "\u00e9\u{1f377} of it. ".repeat(20_000);
  const reading = await readInChildProcess(Buffer.from(JSON.stringify([{ ...record(1), content }])), context);
  expect(JSON.stringify(reading)).toContain("\u00e9\u{1f377}");
  expect(JSON.stringify(reading)).not.toContain("\ufffd");
});

test("one that takes more memory than there is ends that process alone", async () => {
  const bomb = Buffer.from(`[${"[],".repeat(2_000_000)}[]]`);
  expect(await readInChildProcess(bomb, context, { memoryMb: 24, timeMs: 60_000 })).toEqual({ outcome: "too heavy" });
});

test("one that takes more time than there is is given up, from four kilobytes on", async () => {
  const noTime = { memoryMb: 512, timeMs: 1 };
  expect(await readInChildProcess(list(20), context, noTime)).toEqual({ outcome: "too slow" });
  expect(await readInChildProcess(list(10), context, noTime)).toMatchObject({ outcome: "posts" });
});
