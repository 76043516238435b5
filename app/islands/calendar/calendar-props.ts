import type { Facts } from "#app/copy/facts.ts";

export type CalendarProps = {
  facts: Pick<Facts, "booking" | "contact">;
  /** Where more free hours are asked for. */
  listing: string;
  /** Where the choice is sent. */
  action: string;
  /** What is free in the first weeks, and the last of the owner's days that can be booked. */
  grid: { slots: string[]; from: string; through: string; last: string };
  /** A booking that is to have another hour: who comes is known. */
  isMoving: boolean;
};
