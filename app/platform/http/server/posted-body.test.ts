import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { BodyMemory, readPostedBody } from "./posted-body.ts";

const posted = (sizes: number[], headers = {}) =>
  asRequest(
    sizes.map((size) => Buffer.alloc(size)),
    headers,
  );

const asRequest = (pieces: Buffer[], headers = {}) =>
  Object.assign(Readable.from(pieces), { headers }) as unknown as IncomingMessage;

test("what is too large is read to its end where that is asked for, and not kept", async () => {
  const request = posted([60, 41, 200], { "content-length": "301" });
  expect(await readPostedBody(request, 100, 400)).toEqual({ kind: "too large" });
  expect(request.readableEnded).toBe(true);
  expect(await readPostedBody(posted([60, 41, 400]), 100, 400)).toEqual({ kind: "too large" });
});

test.each([
  [[60, 40], {}, "body"],
  [[100], { "content-length": "100" }, "body"],
  [[60, 41], {}, "too large"],
  [[], { "content-length": "101" }, "too large"],
])("of at most 100 bytes, pieces of %j with %j are: %s", async (sizes, headers, kind) => {
  expect(await readPostedBody(posted(sizes, headers), 100)).toMatchObject({ kind });
});

const mixed = [...Array(99).fill(1), 20_000, 0, 3, 90_000, ...Array(9_000).fill(17), 16_384, 16_383, 1];

test.each([
  ["sixteen bytes each", Array(6_000).fill(16), 8],
  ["all sizes", mixed, 16],
])("pieces of %s are joined into few blocks, in their order", async (_, sizes, most) => {
  const pieces = sizes.map((size, at) => Buffer.alloc(size, at));
  const read = await readPostedBody(asRequest(pieces), 1_000_000);
  if (read.kind !== "body") throw new Error(read.kind);
  expect(Buffer.concat(read.chunks).equals(Buffer.concat(pieces))).toBe(true);
  expect(read.chunks.length).toBeLessThan(most);
});

test("a body in single bytes breaks off after a thousand", async () => {
  expect(await readPostedBody(posted(Array(1000).fill(15)), 100_000)).toMatchObject({ kind: "body" });
  expect(await readPostedBody(posted(Array(1001).fill(15)), 100_000)).toEqual({ kind: "broken off" });
});

test("a body whose sender has left breaks off", async () => {
  const request = posted([60]);
  request.destroy();
  expect(await readPostedBody(request, 100)).toEqual({ kind: "broken off" });
});

test("a large piece is not copied, and a small body takes little memory", async () => {
  const large = Buffer.alloc(100_000);
  expect(await readPostedBody(asRequest([large]), 100_000)).toEqual({ kind: "body", chunks: [large] });
  const small = await readPostedBody(posted([1]), 100);
  expect(small).toMatchObject({ chunks: [{ length: 1, buffer: { byteLength: 4096 } }] });
});

test("large bodies share a memory: one that finds no room is read to its end, and later ones find it again", async () => {
  const memory = new BodyMemory(100);
  const [first, second, third] = [memory.share(), memory.share(), memory.share()];
  expect(await readPostedBody(posted([60]), 100, 100, first)).toMatchObject({ kind: "body" });
  const refused = posted([30, 30, 10]);
  expect(await readPostedBody(refused, 100, 100, second)).toEqual({ kind: "no room" });
  expect(refused.readableEnded).toBe(true);
  expect(await readPostedBody(posted([40]), 100, 100, second)).toEqual({ kind: "no room" });
  expect(await readPostedBody(posted([90, 20]), 100, 200, memory.share())).toEqual({ kind: "too large" });
  first.giveBack();
  first.giveBack();
  expect(await readPostedBody(posted([60, 40]), 100, 100, third)).toMatchObject({ kind: "body" });
  expect(await readPostedBody(posted([10, 20]), 100, 100, memory.share(30))).toMatchObject({ kind: "body" });
  expect(await readPostedBody(posted([10, 21]), 100, 100, memory.share(30))).toEqual({ kind: "no room" });
});
