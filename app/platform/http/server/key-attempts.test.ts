import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { judgedKey, KeyAttempts } from "./key-attempts.ts";

const right = async () => true;
const wrong = async () => false;
const unjudged = async () => undefined;

test("one network may be wrong 20 times, then once in ten seconds, and uses up nothing of the others'", async () => {
  const attempts = new KeyAttempts();
  for (let number = 0; number < 20; number += 1) expect((await attempts.judge("one", 0, wrong)).ok).toBe(true);
  expect(await attempts.judge("one", 0, right)).toEqual({ ok: false, retryAfterSeconds: 10 });
  expect(await attempts.judge("another", 0, right)).toEqual({ ok: true });
  expect(await attempts.judge("one", 10_000, wrong)).toEqual({ ok: true });
  expect(await attempts.judge("one", 10_000, right)).toEqual({ ok: false, retryAfterSeconds: 10 });
});

test("the right key, and a try without one, take nothing", async () => {
  const attempts = new KeyAttempts();
  for (const verdict of [right, unjudged])
    for (let number = 0; number < 500; number += 1) expect((await attempts.judge("one", 0, verdict)).ok).toBe(true);
  await expect(attempts.judge("one", 0, () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
  for (let number = 0; number < 20; number += 1) expect((await attempts.judge("one", 0, wrong)).ok).toBe(true);
});

test("as many as come at once are counted before any is judged", async () => {
  const attempts = new KeyAttempts();
  const all = await Promise.all(Array.from({ length: 40 }, () => attempts.judge("one", 0, wrong)));
  expect(all.filter(({ ok }) => ok)).toHaveLength(20);
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
