import { createHook } from "node:async_hooks";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { makeRepresentation, refine, sendRepresentation } from "./representation.ts";

async function startPage() {
  const page = makeRepresentation(200, [["Content-Type", "text/html"]], Buffer.from("word ".repeat(20_000)), "best");
  const server = createServer((request, response) => sendRepresentation(request, response, page));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() };
}

test("those who ask while a page is being compressed wait for that, and share it", async () => {
  const { address, stop } = await startPage();
  let compressions = 0;
  const hook = createHook({
    init: (_, type) => {
      if (type === "ZLIB") compressions += 1;
    },
  }).enable();
  const ask = async () => (await fetch(address, { method: "HEAD", headers: { "Accept-Encoding": "br" } })).status;
  const statuses = await Promise.all(Array.from({ length: 50 }, ask));
  hook.disable();
  stop();
  expect(new Set(statuses)).toEqual(new Set([200]));
  // One for the answer, and one at the highest level.
  expect(compressions).toBeLessThanOrEqual(2);
});

test("a page that many have had in one encoding is still there for who takes another", async () => {
  const { address, stop } = await startPage();
  const lengthIn = async (encoding: string) => {
    const fetched = await fetch(address, { headers: { "Accept-Encoding": encoding } });
    return (await fetched.text()).length;
  };
  const lengths: number[] = [];
  for (const encoding of ["br", "br", "gzip", "identity", "gzip"]) lengths.push(await lengthIn(encoding));
  stop();
  expect(lengths).toEqual(lengths.map(() => 100_000));
});

test("of many pages at once some sixty wait for the highest level; the others get it when they are asked for again", async () => {
  const pages = Array.from({ length: 80 }, () => makeRepresentation(200, [], Buffer.from("word ".repeat(500)), "best"));
  const countRefined = () => pages.filter(({ variants }) => variants.br).length;
  await Promise.all(pages.map(refine));
  // One is at work at once, which may be a page of another test.
  expect([64, 65]).toContain(countRefined());
  await Promise.all(pages.map(refine));
  expect(countRefined()).toBe(80);
});
