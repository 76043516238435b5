import { setImmediate as later } from "node:timers/promises";
import { expect, test } from "vitest";
import { limitConcurrency, limitQueue } from "./limit-concurrency.ts";

test("no more than two run at once, in the order they came, and one that fails makes room", async () => {
  const runLimited = limitConcurrency(2);
  const started: number[] = [];
  let running = 0;
  let limit = 0;
  const task = (number: number) => async () => {
    started.push(number);
    running += 1;
    limit = Math.max(limit, running);
    await later();
    running -= 1;
    if (number === 1) throw new Error("one");
    return number;
  };
  const all = await Promise.allSettled([1, 2, 3, 4, 5].map((number) => runLimited(task(number))));
  expect(all.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled", "fulfilled", "fulfilled"]);
  expect(started).toEqual([1, 2, 3, 4, 5]);
  expect(limit).toBe(2);
});

test("a full queue refuses at once, and takes the next when one has ended", async () => {
  const runQueued = limitQueue(1, 1);
  const asked = [1, 2, 3].map((number) => runQueued(() => later(number)));
  expect(await Promise.all(asked)).toEqual([1, 2, "busy"]);
  expect(await runQueued(() => later(4))).toBe(4);
});
