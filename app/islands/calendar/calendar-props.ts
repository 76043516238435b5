import type { Facts } from "#app/copy/facts.ts";

export type CalendarProps = {
  facts: Pick<Facts, "booking" | "contact">;
  /** The address that lists further free hours. */
  listing: string;
  /** The address that takes the booking. */
  action: string;
  /** The free hours of the first weeks, and the last day that can be booked. */
  grid: { slots: string[]; from: string; through: string; last: string };
  /** Moving a booking: the visitor is known. */
  isMoving: boolean;
};
