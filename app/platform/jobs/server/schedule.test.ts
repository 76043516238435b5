import { expect, test } from "vitest";
import { isJobDue } from "./schedule.ts";

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
