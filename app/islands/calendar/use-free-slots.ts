import { useRef, useState } from "react";
import { askForSlots } from "#app/browser/ask-calendar.ts";
import { addDays } from "#app/rules/time/zoned-time.ts";
import type { CalendarProps } from "./calendar-props.ts";

const days = 31;
const toMs = (slots: readonly string[]) => slots.map((slot) => Date.parse(slot));

/** The free hours that are known, and how to know more. */
export function useFreeSlots({ grid, listing }: Pick<CalendarProps, "grid" | "listing">) {
  const [slots, setSlots] = useState(() => toMs(grid.slots));
  const [through, setThrough] = useState(grid.through);
  const [isLoading, setIsLoading] = useState(false);
  const isAsking = useRef(false);
  const wanted = useRef("");

  /** Asks on until the furthest day that was wanted is known, one answer after the other. */
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
      // What is known stays; the next step through the months asks again.
    }
    isAsking.current = false;
    setIsLoading(false);
  }

  return {
    slots,
    isLoading,
    reach,
    /** What somebody else has taken meanwhile is known from here on. */
    renew(fresh: readonly string[]) {
      const known = toMs(fresh);
      const end = Date.parse(`${addDays(grid.from, days - 1)}T00:00:00Z`);
      setSlots((before) => [...known, ...before.filter((slot) => slot > Math.max(end, ...known))]);
    },
  };
}
