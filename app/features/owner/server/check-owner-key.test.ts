import { expect, test } from "vitest";
import { makeOwnerKeyCheck } from "./check-owner-key.ts";

function open() {
  const clock = { nowMs: 0 };
  const check = makeOwnerKeyCheck({
    clock: () => clock.nowMs,
    findKey: async (key) => {
      if (key === "unreadable") throw new Error("no database");
      return key === "right" ? 1 : undefined;
    },
    findOwnersBrowser: async (token) => (token === "known" ? "hash" : undefined),
  });
  /** How many of so many wrong keys were checked. */
  async function guess(count: number, sender = {}) {
    let checked = 0;
    for (let number = 0; number < count; number += 1) if ((await check("wrong", sender)) === undefined) checked += 1;
    return checked;
  }
  return { clock, check, guess };
}

test("all together may be wrong 300 times, then once in five seconds", async () => {
  const { clock, check, guess } = open();
  expect(await guess(500)).toBe(300);
  expect(await check("right", {})).toBe("later");
  clock.nowMs += 5000;
  expect(await guess(2)).toBe(1);
  clock.nowMs += 5000;
  expect(await check("right", {})).toBe(1);
});

test("one IPv6 /48 may be wrong 60 times, then once in ten seconds", async () => {
  const { clock, check, guess } = open();
  const sender = { wideNetwork: "one" };
  expect(await guess(500, sender)).toBe(60);
  expect([await check("right", sender), await check("right", { wideNetwork: "another" })]).toEqual(["later", 1]);
  clock.nowMs += 10_000;
  expect(await check("right", sender)).toBe(1);
  expect(await guess(500)).toBe(242);
});

test("a browser of the owner is kept out by its own wrong keys alone", async () => {
  const { check, guess } = open();
  await guess(500, { wideNetwork: "one" });
  await guess(500);
  expect(await check("right", { browser: "planted" })).toBe("later");
  expect(await check("right", { browser: "known", wideNetwork: "one" })).toBe(1);
  expect(await guess(500, { browser: "known" })).toBe(300);
  expect(await check("right", { browser: "known" })).toBe("later");
});

test("a network that has shown the right key is kept out by its own wrong keys alone", async () => {
  const { check, guess } = open();
  expect(await check("right", { network: "home" })).toBe(1);
  await guess(500);
  expect(await check("right", { network: "elsewhere" })).toBe("later");
  expect(await guess(500, { network: "home" })).toBe(300);
  expect(await check("right", { network: "home" })).toBe("later");
});

test("the right key, and one that could not be checked, take nothing", async () => {
  const { check, guess } = open();
  for (let number = 0; number < 400; number += 1) {
    expect(await check("right", { wideNetwork: "one" })).toBe(1);
    await expect(check("unreadable", { wideNetwork: "one" })).rejects.toThrow("no database");
  }
  expect(await guess(500)).toBe(300);
});

test("one key is checked at a time, twenty wait, and what is sent away is not counted", async () => {
  const waiting: (() => void)[] = [];
  const check = makeOwnerKeyCheck({
    clock: () => 0,
    findKey: () => new Promise((resolve) => waiting.push(() => resolve(undefined))),
    findOwnersBrowser: async (token) => token,
  });
  let checked = 0;
  const tryAtOnce = async () => {
    const all = Array.from({ length: 50 }, async () => ((await check("wrong", {})) === "later" ? 0 : 1));
    const known = check("right", { browser: "known" });
    for (;;) {
      await new Promise(setImmediate);
      expect(waiting.length).toBeLessThanOrEqual(2);
      if (waiting.length === 0) break;
      for (const finish of waiting.splice(0)) finish();
    }
    expect(await known).toBeUndefined();
    checked += (await Promise.all(all)).reduce<number>((sum, each) => sum + each, 0);
  };
  await tryAtOnce();
  expect(checked).toBe(21);
  for (let round = 0; round < 20; round += 1) await tryAtOnce();
  expect(checked).toBe(300);
});
