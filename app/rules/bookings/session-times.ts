const dayMs = 24 * 60 * 60 * 1000;

/** When a session's reminder is due; never if it was booked within its last day. */
export function planReminder(startMs: number, agreedMs: number): number | null {
  const due = startMs - dayMs;
  return due > agreedMs ? due : null;
}

/** The length of a booked session, whatever length new ones have. */
export const lengthMinutesOf = ({ start_at, end_at }: { start_at: number; end_at: number }) =>
  (end_at - start_at) / 60_000;
