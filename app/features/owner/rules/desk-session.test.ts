import { expect, test } from "vitest";
import { cookieSeconds, isConfirmed, isSessionOpen, isUseNoted, type SignInWay, sessionEnd } from "./desk-session.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const start = Date.UTC(2026, 10, 21, 12);
const sessionOf = (way: SignInWay, usedAt = start) => ({
  way,
  startedAt: start,
  lastUsedAt: usedAt,
  expiresAt: sessionEnd(way, start, usedAt),
});

test.each(["key", "link"] as const)("a session by %s lasts twelve hours, however much it is used", (way) => {
  const used = sessionOf(way, start + 11 * hourMs);
  expect(isSessionOpen(used, start + 12 * hourMs - 1)).toBe(true);
  expect(isSessionOpen(used, start + 12 * hourMs)).toBe(false);
  expect(cookieSeconds(way)).toBe(43_200);
});

test("a session by passkey lasts fourteen days without use, and ninety days at most", () => {
  expect(isSessionOpen(sessionOf("passkey"), start + 14 * dayMs - 1)).toBe(true);
  expect(isSessionOpen(sessionOf("passkey"), start + 14 * dayMs)).toBe(false);
  expect(isSessionOpen(sessionOf("passkey", start + 89 * dayMs), start + 90 * dayMs - 1)).toBe(true);
  expect(isSessionOpen(sessionOf("passkey", start + 89 * dayMs), start + 90 * dayMs)).toBe(false);
});

test.each(["key", "passkey"] as const)("a session by %s that a clock ahead has opened is not open", (way) => {
  const ahead = { ...sessionOf(way), expiresAt: sessionEnd(way, start + 3 * dayMs, start + 3 * dayMs) };
  expect(isSessionOpen(ahead, start)).toBe(false);
});

test("a key or a passkey counts for ten minutes, whatever the clock does meanwhile", () => {
  expect([0, 599_999, 600_000, -599_999, -600_000].map((ms) => isConfirmed(start, start + ms))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
});

test("use is noted once a minute", () => {
  const session = sessionOf("key");
  expect([59_999, 60_000].map((ms) => isUseNoted(session, start + ms))).toEqual([true, false]);
});
