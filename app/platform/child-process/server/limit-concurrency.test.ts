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

test("lanes take turns, and a full one leaves the others their places", async () => {
  const runQueued = limitQueue(1, 3);
  const started: string[] = [];
  const ask = (name: string, lane: string) => runQueued(async () => started.push(name), lane);
  const answers = ["a1", "a2", "a3", "a4", "a5", "b1", "b2"].map((name) => ask(name, name.charAt(0)));
  expect(await Promise.all(answers)).toEqual([1, 2, 4, 6, "busy", 3, 5]);
  expect(started).toEqual(["a1", "a2", "b1", "a3", "b2", "a4"]);
});
