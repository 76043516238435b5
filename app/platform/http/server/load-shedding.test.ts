import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { Overloaded, shedLoad } from "./load-shedding.ts";

const maxInFlight = 256;

test("requests over the limit are refused, and accepted again once one has ended, also by a failure", async () => {
  const started: PromiseWithResolvers<string>[] = [];
  const work = shedLoad((_: string) => {
    const one = Promise.withResolvers<string>();
    started.push(one);
    return one.promise;
  });
  const all = Array.from({ length: maxInFlight }, () => work("asked"));
  await expect(work("one more")).rejects.toBeInstanceOf(Overloaded);
  started[0]?.resolve("done");
  started[1]?.reject(new Error("failed"));
  expect(await all[0]).toBe("done");
  await expect(all[1]).rejects.toThrow("failed");
  const next = [work("next"), work("next")];
  await expect(work("one more")).rejects.toBeInstanceOf(Overloaded);
  for (const { resolve } of started) resolve("done");
  expect(await Promise.all(next)).toEqual(["done", "done"]);
});

test("what came in with a turn that has worked for long is turned away; with the next turn all is new", async () => {
  let nowMs = 0;
  const work = shedLoad(async (durationMs: number) => (nowMs += durationMs), { nowMs: () => nowMs });
  await work(1300);
  await work(1300);
  await expect(work(1)).rejects.toBeInstanceOf(Overloaded);
  await nextTurn();
  expect(await work(1)).toBe(2601);
});
