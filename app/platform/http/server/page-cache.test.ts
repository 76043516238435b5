import { expect, test } from "vitest";
import { PageCache } from "./page-cache.ts";
import { makeRepresentation } from "./representation.ts";

const pageOf = (megabytes: number) => makeRepresentation(200, [], Buffer.alloc(megabytes * 1024 * 1024), "best");

async function keepThree(megabytes: number) {
  const pages = new PageCache(() => 1);
  for (const address of ["/a", "/b", "/c"]) {
    await pages.load(address, async () => ({ page: pageOf(megabytes), mayKeep: true }));
  }
  return ["/a", "/b", "/c"].map((address) => pages.get(address) !== undefined);
}

test("pages are cached up to 64 MB; then the least recently rendered are evicted", async () => {
  expect(await keepThree(20)).toEqual([true, true, true]);
  expect(await keepThree(30)).toEqual([false, true, true]);
  expect(await keepThree(90)).toEqual([false, false, true]);
});

test("a page that is rendered again counts once", async () => {
  let version = 1;
  const pages = new PageCache(() => version);
  const load = (address: string) => pages.load(address, async () => ({ page: pageOf(30), mayKeep: true }));
  await load("/a");
  for (version = 2; version < 6; version += 1) await load("/b");
  version = 1;
  expect(pages.get("/a")).toBeDefined();
});

test("a rendering is abandoned when the last who waits has left, and made anew for the next", async () => {
  const pages = new PageCache(() => 1);
  const signals: AbortSignal[] = [];
  const door = Promise.withResolvers<void>();
  const ask = (left?: AbortSignal) =>
    pages.load(
      "/a",
      async (_, allLeft) => {
        signals.push(allLeft);
        await door.promise;
        return { page: pageOf(1), mayKeep: !allLeft.aborted };
      },
      left,
    );
  const visitors = [new AbortController(), new AbortController()];
  const asked = visitors.map(({ signal }) => ask(signal));
  visitors[0]?.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  visitors[1]?.abort();
  asked.push(ask());
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  door.resolve();
  await Promise.all(asked);
  expect(pages.get("/a")).toBe(await asked[2]);
});
