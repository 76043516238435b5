import { deskBookingCopy } from "../words/desk.ts";

type Session = { state: "booked" | "cancelled"; no_show: number; start_at: number; end_at: number };

/** Returns the status of a session, as a key of the copy. */
export function stateOf({ state, no_show, start_at, end_at }: Session, nowMs: number) {
  if (state === "cancelled") return "cancelled";
  if (no_show) return "noShow";
  if (end_at <= nowMs) return "over";
  return start_at <= nowMs ? "underWay" : "ahead";
}

export const stateWords = (session: Session, nowMs: number) => deskBookingCopy.state[stateOf(session, nowMs)];
