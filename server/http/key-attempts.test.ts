import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { judgedKey, KeyAttempts } from "./key-attempts.ts";

const right = async () => true;
const wrong = async () => false;
const unjudged = async () => undefined;

/** Wrong keys from as many networks as needed, at one moment. */
async function guess(attempts: KeyAttempts, count: number, nowMs = 0) {
  let taken = 0;
  for (let number = 0; number < count; number += 1)
    if ((await attempts.judge(`guesser ${Math.floor(number / 20)}`, nowMs, wrong)).ok) taken += 1;
  return taken;
}

test("all networks together may be wrong 300 times, then once in five seconds", async () => {
  const attempts = new KeyAttempts();
  expect(await guess(attempts, 500)).toBe(300);
  expect(await attempts.judge("another", 0, right)).toEqual({ ok: false, retryAfterSeconds: 5 });
  expect(await attempts.judge("another", 5000, wrong)).toEqual({ ok: true });
  expect(await attempts.judge("another", 5000, right)).toEqual({ ok: false, retryAfterSeconds: 5 });
  expect(await attempts.judge("another", 10_000, right)).toEqual({ ok: true });
});

test("one network may be wrong 20 times, then once in ten seconds, so that it alone uses up nothing of the others'", async () => {
  const attempts = new KeyAttempts();
  for (let number = 0; number < 20; number += 1) expect((await attempts.judge("one", 0, wrong)).ok).toBe(true);
  expect(await attempts.judge("one", 0, right)).toEqual({ ok: false, retryAfterSeconds: 10 });
  expect(await attempts.judge("another", 0, right)).toEqual({ ok: true });
  for (let ms = 0; ms < 36_000_000; ms += 1000) await attempts.judge("one", ms, wrong);
  expect(await guess(attempts, 500, 36_000_000)).toBe(300);
});

test("the right key, and a try without one, take nothing", async () => {
  const attempts = new KeyAttempts();
  for (const verdict of [right, unjudged])
    for (let number = 0; number < 500; number += 1) expect((await attempts.judge("one", 0, verdict)).ok).toBe(true);
  await expect(attempts.judge("one", 0, () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
  expect(await guess(attempts, 500)).toBe(300);
});

test("as many as come at once are counted before any is judged", async () => {
  const attempts = new KeyAttempts();
  const at = (number: number) => attempts.judge(`guesser ${number}`, 0, wrong);
  const all = await Promise.all(Array.from({ length: 400 }, (_, number) => at(number)));
  expect(all.filter(({ ok }) => ok)).toHaveLength(300);
});

test("a network that has shown the right key is kept out by its own wrong ones alone", async () => {
  const attempts = new KeyAttempts();
  await attempts.judge("the owner's", 0, right);
  await guess(attempts, 500);
  for (let number = 0; number < 20; number += 1) expect((await attempts.judge("the owner's", 0, wrong)).ok).toBe(true);
  expect((await attempts.judge("the owner's", 0, right)).ok).toBe(false);
  expect((await attempts.judge("the owner's", 10_000, right)).ok).toBe(true);
  expect((await attempts.judge("another", 0, right)).ok).toBe(false);
});

test.each([
  [401, false],
  [303, true],
  [201, true],
  [422, undefined],
  [500, undefined],
])("an answer %i says about the key: %s", (statusCode, isRight) => {
  expect(judgedKey({ statusCode } as ServerResponse)).toBe(isRight);
});
