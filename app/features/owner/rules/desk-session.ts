/** How a session was opened. */
export type SignInWay = "key" | "link" | "passkey";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The lifetime of a session opened with the key or a link, however much it is used. */
const keySessionMs = 12 * hourMs;
/** A session opened with a passkey ends after this time without use, and after `passkeySessionMs` in any case. */
const idleMs = 14 * dayMs;
const passkeySessionMs = 90 * dayMs;

/** A session alone must not export, erase or connect anything: after this time a proof is asked for again. */
const confirmedForMs = 10 * minuteMs;
/** Use is noted at most this often. */
const noteUseMs = minuteMs;

/** Tolerance: the clocks of several machines differ a little, and are corrected. */
const clockErrorMs = hourMs;

export type SessionTimes = { way: SignInWay; startedAt: number; lastUsedAt: number; expiresAt: number };

/** How long its cookie stays in the browser. */
export const cookieSeconds = (way: SignInWay): number => (way === "passkey" ? passkeySessionMs : keySessionMs) / 1000;

export const sessionEnd = (way: SignInWay, startedAt: number, nowMs: number): number =>
  way === "passkey" ? Math.min(nowMs + idleMs, startedAt + passkeySessionMs) : startedAt + keySessionMs;

/** A session that ends later than any valid one was opened under a clock that was ahead: it is closed. */
export const isSessionOpen = ({ way, expiresAt }: SessionTimes, nowMs: number): boolean =>
  expiresAt > nowMs && expiresAt <= nowMs + (way === "passkey" ? idleMs : keySessionMs) + clockErrorMs;

export const isUseNoted = ({ lastUsedAt }: SessionTimes, nowMs: number): boolean =>
  Math.abs(nowMs - lastUsedAt) < noteUseMs;

/** Whether the key or a passkey was shown a short while ago. */
export const isConfirmed = (shownAt: number, nowMs: number): boolean => Math.abs(nowMs - shownAt) < confirmedForMs;
