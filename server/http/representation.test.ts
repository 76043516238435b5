import { createHook } from "node:async_hooks";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { makeRepresentation, sendRepresentation } from "./representation.ts";

test("those who ask while a page is being compressed wait for that, and share it", async () => {
  const page = makeRepresentation(200, [["Content-Type", "text/html"]], Buffer.from("word ".repeat(20_000)), "best");
  const server = createServer((request, response) => sendRepresentation(request, response, page));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  let compressions = 0;
  const hook = createHook({
    init: (_, type) => {
      if (type === "ZLIB") compressions += 1;
    },
  }).enable();
  const ask = async () => (await fetch(address, { method: "HEAD", headers: { "Accept-Encoding": "br" } })).status;
  const statuses = await Promise.all(Array.from({ length: 50 }, ask));
  hook.disable();
  server.close();
  expect(new Set(statuses)).toEqual(new Set([200]));
  // One to answer them, and one more that makes it as small as it gets.
  expect(compressions).toBeLessThanOrEqual(2);
});
