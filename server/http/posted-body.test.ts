import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { readPostedBody } from "./posted-body.ts";

const posted = (sizes: number[], headers = {}) =>
  Object.assign(Readable.from(sizes.map((size) => Buffer.alloc(size))), { headers }) as unknown as IncomingMessage;

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
