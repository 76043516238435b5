/** Nobody reads a form, fills it in and sends it in less. */
const minFillMs = 1000;

export type Sending = {
  /** A field that people don't see. */
  trap: string;
  /** When the form was made, as it carried it; nothing where a program posts by itself. */
  madeAt: string;
  nowMs: number;
};

export type Suspicion = "" | "trap" | "too quick" | "tampered";

/** Why an entry is marked as likely spam, or nothing. Its sender is thanked all the same. */
export function judgeSender({ trap, madeAt, nowMs }: Sending): Suspicion {
  if (trap !== "") return "trap";
  if (madeAt === "") return "";
  if (!/^\d{1,15}$/.test(madeAt)) return "tampered";
  const tookMs = nowMs - Number(madeAt);
  // A form from the future was made before the clock was put back, or by an instance whose clock is ahead.
  return tookMs >= 0 && tookMs < minFillMs ? "too quick" : "";
}
