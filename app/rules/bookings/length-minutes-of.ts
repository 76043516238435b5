/** The length of a booked session, whatever length new ones have. */
export const lengthMinutesOf = ({ start_at, end_at }: { start_at: number; end_at: number }) =>
  (end_at - start_at) / 60_000;
