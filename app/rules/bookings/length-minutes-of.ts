/** How long a session takes that has been booked, whatever length new ones have by now. */
export const lengthMinutesOf = ({ start_at, end_at }: { start_at: number; end_at: number }) =>
  (end_at - start_at) / 60_000;
