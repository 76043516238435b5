import { useRef, useState } from "react";
import type { Facts } from "#facts/facts.ts";
import type { Question } from "#facts/session-kind.ts";
import { addDays } from "#platform/time/zoned-time.ts";
import type { KnownVisitor } from "../../rules/known-visitor.ts";
import type { Meeting } from "../../rules/meeting.ts";
import type { CalendarCopy } from "../../words/booking.ts";
import { askForSlots } from "../ask-calendar.ts";

export type CalendarProps = {
  facts: Pick<Facts, "booking" | "contact">;
  /** The address that lists further free hours. */
  listing: string;
  /** The address that takes the booking. */
  action: string;
  /** The free hours of the first weeks, and the last day that can be booked. */
  grid: { slots: string[]; from: string; through: string; last: string };
  /** Questions to visitors besides name and address. */
  asks: { questions: Question[]; meetings: Meeting[] };
  /** Texts about the session that differ from the consultation's. */
  shown?: Partial<Pick<CalendarCopy, "label" | "what" | "length" | "place">>;
  /** A visitor who came from the form. */
  known?: KnownVisitor | undefined;
  /** Moving a booking: the visitor is known. */
  isMoving: boolean;
};

const days = 31;
const toMs = (slots: readonly string[]) => slots.map((slot) => Date.parse(slot));

/** The free hours that are loaded, and how to load more. */
export function useFreeSlots({ grid, listing }: Pick<CalendarProps, "grid" | "listing">) {
  const [slots, setSlots] = useState(() => toMs(grid.slots));
  const [through, setThrough] = useState(grid.through);
  const [isLoading, setIsLoading] = useState(false);
  const isAsking = useRef(false);
  const wanted = useRef("");

  /** Loads further answers, one after the other, until the requested day is known. */
  async function reach(date: string) {
    if (date > wanted.current) wanted.current = date;
    if (isAsking.current) return;
    isAsking.current = true;
    let known = through;
    try {
      while (known < wanted.current && known < grid.last) {
        setIsLoading(true);
        const more = toMs(await askForSlots(listing, addDays(known, 1)));
        setSlots((before) => [...new Set([...before, ...more])].sort((one, other) => one - other));
        known = addDays(known, days);
        setThrough(known);
      }
    } catch {
      // The loaded hours stay; the next step through the months tries again.
    }
    isAsking.current = false;
    setIsLoading(false);
  }

  return {
    slots,
    isLoading,
    reach,
    /** Removes hours that were taken meanwhile. */
    renew(fresh: readonly string[]) {
      const known = toMs(fresh);
      const end = Date.parse(`${addDays(grid.from, days - 1)}T00:00:00Z`);
      setSlots((before) => [...known, ...before.filter((slot) => slot > Math.max(end, ...known))]);
    },
  };
}
