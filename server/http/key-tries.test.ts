import { expect, test } from "vitest";
import { KeyTries } from "./key-tries.ts";

const right = async () => true;
const wrong = async () => false;
const unjudged = async () => undefined;

/** Wrong keys from as many networks as needed, at one moment. */
async function guess(tries: KeyTries, count: number, nowMs = 0) {
  let taken = 0;
  for (let number = 0; number < count; number += 1)
    if ((await tries.judge(`guesser ${Math.floor(number / 20)}`, nowMs, wrong)).ok) taken += 1;
  return taken;
}

test("all networks together may try 300 wrong keys, then one in five seconds", async () => {
  const tries = new KeyTries();
  expect(await guess(tries, 500)).toBe(300);
  expect(await tries.judge("another", 0, right)).toEqual({ ok: false, retryAfterSeconds: 5 });
  expect(await tries.judge("another", 5000, wrong)).toEqual({ ok: true });
  expect(await tries.judge("another", 5000, right)).toEqual({ ok: false, retryAfterSeconds: 5 });
  expect(await tries.judge("another", 10_000, right)).toEqual({ ok: true });
});

test("one network may be wrong 20 times, then once in ten seconds, so that it alone uses up nothing of the others'", async () => {
  const tries = new KeyTries();
  for (let number = 0; number < 20; number += 1) expect((await tries.judge("one", 0, wrong)).ok).toBe(true);
  expect(await tries.judge("one", 0, right)).toEqual({ ok: false, retryAfterSeconds: 10 });
  expect(await tries.judge("another", 0, right)).toEqual({ ok: true });
  for (let ms = 0; ms < 36_000_000; ms += 1000) await tries.judge("one", ms, wrong);
  expect(await guess(tries, 500, 36_000_000)).toBe(300);
});

test("the right key, and a try without one, take nothing", async () => {
  const tries = new KeyTries();
  for (const answer of [right, unjudged])
    for (let number = 0; number < 500; number += 1) expect((await tries.judge("one", 0, answer)).ok).toBe(true);
  await expect(tries.judge("one", 0, () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
  expect(await guess(tries, 500)).toBe(300);
});

test("tries that arrive at once are all counted before any is checked", async () => {
  const tries = new KeyTries();
  const at = (number: number) => tries.judge(`guesser ${number}`, 0, wrong);
  const all = await Promise.all(Array.from({ length: 400 }, (_, number) => at(number)));
  expect(all.filter(({ ok }) => ok)).toHaveLength(300);
});

test("a network that has shown the right key is kept out by its own wrong ones alone", async () => {
  const tries = new KeyTries();
  await tries.judge("the owner's", 0, right);
  await guess(tries, 500);
  for (let number = 0; number < 20; number += 1) expect((await tries.judge("the owner's", 0, wrong)).ok).toBe(true);
  expect((await tries.judge("the owner's", 0, right)).ok).toBe(false);
  expect((await tries.judge("the owner's", 10_000, right)).ok).toBe(true);
  expect((await tries.judge("another", 0, right)).ok).toBe(false);
});
