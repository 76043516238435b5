/** Nobody reads a form, fills it in and sends it in less. */
const quickestMs = 1000;
/** More than this many for one address within a day looks like somebody flooding another's mailbox. */
export const mostADay = 8;

export type Sending = {
  /** A field that people don't see. */
  trap: string;
  /** When the form was made, as it carried it; nothing where a program posts by itself. */
  madeAt: string;
  nowMs: number;
  /** How often this address has been sent in today. */
  today: number;
};

export type Suspicion = "" | "trap" | "too quick" | "tampered" | "too often";

/** Why an entry is set aside as likely spam, or nothing. Its sender is thanked all the same. */
export function judgeSender({ trap, madeAt, nowMs, today }: Sending): Suspicion {
  if (trap !== "") return "trap";
  if (today >= mostADay) return "too often";
  if (madeAt === "") return "";
  if (!/^\d{1,15}$/.test(madeAt)) return "tampered";
  const tookMs = nowMs - Number(madeAt);
  // A form from the future was made before the clock was put back, or by an instance whose clock is ahead.
  return tookMs >= 0 && tookMs < quickestMs ? "too quick" : "";
}
