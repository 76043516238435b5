import { expect, test } from "vitest";
import { extendThreadIndex } from "./thread-index.ts";

const headMs = Date.UTC(2026, 10, 20);
const fileTime = (BigInt(headMs) + 11_644_473_600_000n) * 10_000n;
const head = Buffer.alloc(22);
head.writeBigUInt64BE(fileTime & ~0xffffn);
const index = head.toString("base64");

test("an answer adds five bytes with the time since the thread began", () => {
  const hourMs = 3_600_000;
  const longer = Buffer.from(extendThreadIndex(index, headMs + hourMs, 0.5), "base64");
  expect(longer.subarray(0, 22)).toEqual(head);
  expect(longer.length).toBe(27);
  const sinceMs = (longer.readUInt32BE(22) * 2 ** 18) / 10_000;
  expect(Math.abs(sinceMs - hourMs)).toBeLessThan(30);
  expect(longer[26]).toBe(0x80);
  expect(Buffer.from(extendThreadIndex(longer.toString("base64"), headMs + 2 * hourMs, 0), "base64").length).toBe(32);
});

test("an answer after many years counts in longer steps", () => {
  const years = 5 * 365 * 24 * 3_600_000;
  const longer = Buffer.from(extendThreadIndex(index, headMs + years, 0), "base64");
  expect(longer.readUInt32BE(22) >>> 31).toBe(1);
  const sinceMs = ((longer.readUInt32BE(22) & 0x7fffffff) * 2 ** 23) / 10_000;
  expect(Math.abs(sinceMs - years)).toBeLessThan(1000);
});

test.each([
  ["nothing", ""],
  ["text", "not an index at all, but words"],
  ["a part of a head", head.subarray(0, 20).toString("base64")],
  ["a part of an answer", Buffer.concat([head, Buffer.alloc(3)]).toString("base64")],
  ["a thread without an end", Buffer.concat([head, Buffer.alloc(5 * 50)]).toString("base64")],
  ["a thread of the future", Buffer.concat([Buffer.alloc(6, 255), Buffer.alloc(16)]).toString("base64")],
])("%s is not extended", (_, odd) => {
  expect(extendThreadIndex(odd, headMs, 0)).toBe("");
});
