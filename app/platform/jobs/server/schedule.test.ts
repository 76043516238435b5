import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { isJobDue, startJobs } from "./schedule.ts";

test.each([
  ["just after something was stored, at its interval", 250, 250, 0, true],
  ["before its interval is over", 1000, 750, 0, false],
  ["a tick that comes a little early counts", 1000, 990, 0, true],
  ["ten seconds later it waits for five seconds", 250, 4000, 10_000, false],
  ["and then looks once", 250, 5000, 10_000, true],
  ["a longer interval of its own stays", 60_000, 59_000, 20_000, false],
])("a job is due %s", (_, everyMs, sinceLastMs, sinceStoredMs, isDue) => {
  expect(isJobDue(everyMs, sinceLastMs, sinceStoredMs)).toBe(isDue);
});

afterEach(() => {
  vi.useRealTimers();
});

test("the heart beats once a minute, but not while a job fails or does not end", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  let beats = 0;
  let work = async () => {};
  const job = { name: "work", everyMs: 1000, atStart: false, run: () => work() };
  const beat = async () => (beats += 1);
  const stop = startJobs([job], {
    log: pino({ level: "silent" }),
    clock: () => performance.now(),
    readWriteMark: async () => 1,
    beat,
  });
  const minutesLater = async (minutes: number) => {
    await vi.advanceTimersByTimeAsync(minutes * 60_000 + 500);
    return beats;
  };
  expect(await minutesLater(3)).toBe(3);
  work = () => Promise.reject(new Error("no"));
  expect(await minutesLater(2)).toBe(3);
  work = async () => {};
  expect(await minutesLater(2)).toBe(5);
  let end = () => {};
  work = () => new Promise((resolve) => (end = resolve));
  expect(await minutesLater(5)).toBe(5);
  end();
  work = async () => {};
  expect(await minutesLater(1)).toBeGreaterThan(5);
  await stop();
});
