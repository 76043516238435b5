const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The first two follow at once, like a visitor's own retries; then the pauses grow. */
const pausesMs = [
  second,
  2 * second,
  10 * second,
  minute,
  5 * minute,
  20 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
];
const exactPauses = 2;
const givenUpAfterMs = 3 * day;
/** Time for the attempts themselves, so that three days of requested pauses still end with one. */
const graceMs = hour;
/** Needed before giving up: a site that was off for days, or whose clock jumped, made no attempts meanwhile. */
const minAttempts = 6;
const spread = 0.2;
/** A pause is at most this many times the time tried so far: quick retries that a receiver asked for are no outage. */
const maxOfTried = 6;

export type Attempted = {
  /** This one included. */
  attempts: number;
  createdAt: number;
  nowMs: number;
  /** As the receiver wrote it, in seconds or as a date. */
  retryAfter: string | undefined;
  /** From 0 to 1: jitter, so that a recovered receiver does not get everything at once. */
  chance: number;
};

/**
 * Plans the next attempt of a failed delivery; dead-letters it after three days of attempts. A receiver without an
 * address, or one that answers 410, is not planned for: its delivery is dead-lettered at once.
 */
export function planDelivery(attempted: Attempted): { dueAt: number } | "dead-lettered" {
  const { createdAt, nowMs } = attempted;
  const wishedMs = readRetryAfter(attempted.retryAfter, nowMs);
  const dueAt = nowMs + (wishedMs ?? pauseMs(attempted));
  const isTooLate = dueAt - createdAt > givenUpAfterMs + graceMs;
  return isTooLate && isTriedEnough(attempted, wishedMs) ? "dead-lettered" : { dueAt };
}

function pauseMs({ attempts, createdAt, nowMs, chance }: Attempted): number {
  const planned = pausesMs[Math.min(attempts, pausesMs.length) - 1] ?? second;
  if (attempts <= exactPauses) return planned;
  // After the clock was put back, the time tried is unknown.
  const triedMs = nowMs < createdAt ? planned : nowMs - createdAt;
  const pause = Math.min(planned, Math.max(second, maxOfTried * triedMs));
  return Math.round(pause * (1 - spread + 2 * spread * chance));
}

/** Few attempts are enough if the receiver asked for pauses that fill the time. */
const isTriedEnough = ({ attempts, createdAt, nowMs }: Attempted, wishedMs = 0) =>
  attempts >= minAttempts || (attempts - 1) * wishedMs + graceMs >= nowMs - createdAt;

/** `Retry-After` (RFC 9110, 10.2.3) in milliseconds, between a second and a day. */
export function readRetryAfter(text: string | undefined, nowMs: number): number | undefined {
  if (!text) return undefined;
  const wished = /^\d+$/.test(text.trim()) ? Number(text) * second : Date.parse(text) - nowMs;
  return Number.isNaN(wished) ? undefined : Math.min(Math.max(wished, second), day);
}
