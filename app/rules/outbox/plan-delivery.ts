const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The first two follow at once, as a visitor's own retries would; then the pauses grow. */
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
/** What attempts themselves take, so that the third of three wished days still ends in one. */
const graceMs = hour;
/** A site that was switched off for days, or a clock that leapt over them, has tried nothing meanwhile. */
const minAttempts = 6;
const spread = 0.2;
/** A pause is at most so many times what it has been tried for: attempts that a receiver wished soon are no outage. */
const maxOfTried = 6;

export type Attempted = {
  /** How many attempts there have been, this one included. */
  attempts: number;
  createdAt: number;
  nowMs: number;
  /** As the receiver wrote it, in seconds or as a date. */
  retryAfter: string | undefined;
  /** From 0 to 1: spreads the later attempts, so that a receiver that comes back is not met by all at once. */
  chance: number;
};

/** When a failed delivery is tried again, or that it is dead-lettered after three days of attempts. */
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
  // A clock that was put back since says nothing of how long it has been tried.
  const triedMs = nowMs < createdAt ? planned : nowMs - createdAt;
  const pause = Math.min(planned, Math.max(second, maxOfTried * triedMs));
  return Math.round(pause * (1 - spread + 2 * spread * chance));
}

/** Few attempts are enough where the receiver wished for pauses as long as all that has passed. */
const isTriedEnough = ({ attempts, createdAt, nowMs }: Attempted, wishedMs = 0) =>
  attempts >= minAttempts || (attempts - 1) * wishedMs + graceMs >= nowMs - createdAt;

/** A receiver's wish (RFC 9110, 10.2.3) in milliseconds, between a second and a day. */
export function readRetryAfter(text: string | undefined, nowMs: number): number | undefined {
  if (!text) return undefined;
  const wished = /^\d+$/.test(text.trim()) ? Number(text) * second : Date.parse(text) - nowMs;
  return Number.isNaN(wished) ? undefined : Math.min(Math.max(wished, second), day);
}
