/** No person reads, fills in and sends a form faster. */
const minFillMs = 1000;

export type Sending = {
  /** A hidden field. */
  trap: string;
  /** When the form was rendered, from its hidden field; empty if a program posts directly. */
  madeAt: string;
  nowMs: number;
};

export type Suspicion = "" | "trap" | "too quick" | "tampered" | "many" | "advertising";

/** Why an entry is probably spam, or an empty string. The sender sees the same thank-you page either way. */
export function judgeSender({ trap, madeAt, nowMs }: Sending): Suspicion {
  if (trap !== "") return "trap";
  if (madeAt === "") return "";
  if (!/^\d{1,15}$/.test(madeAt)) return "tampered";
  const durationMs = nowMs - Number(madeAt);
  // A form from the future was made before the clock was put back, or by an instance whose clock is ahead.
  return durationMs >= 0 && durationMs < minFillMs ? "too quick" : "";
}
