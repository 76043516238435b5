const hourMs = 60 * 60 * 1000;

/** When a session's next reminder is due; null if no time for one is left. 0 hours mean none. */
export function planReminder(startMs: number, afterMs: number, hours: readonly number[] = [24]): number | null {
  const due = hours.filter((each) => each > 0).map((each) => startMs - each * hourMs);
  const next = Math.min(...due.filter((each) => each > afterMs));
  return Number.isFinite(next) ? next : null;
}

/** The hours before a session at which reminders leave. */
export const reminderHoursOf = (facts: { reminderHours: number; secondReminderHours: number }): number[] => [
  facts.reminderHours,
  facts.secondReminderHours,
];

/** The length of a booked session, whatever length new ones have. */
export const lengthMinutesOf = ({ start_at, end_at }: { start_at: number; end_at: number }) =>
  (end_at - start_at) / 60_000;
