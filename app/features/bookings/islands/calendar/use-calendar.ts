import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { addDays, dateIn } from "#platform/time/zoned-time.ts";
import { addMonths, dateAfterKey, monthOf } from "../../rules/month-grid.ts";
import { groupSlots } from "../../rules/page-slots.ts";
import type { CalendarProps } from "./use-free-slots.ts";
import { useFreeSlots } from "./use-free-slots.ts";

/** The open month, the chosen day and hour, and the time zone. */
export function useCalendar(props: CalendarProps, ownZone: string) {
  const { renew, ...free } = useFreeSlots(props);
  const [zone, setZone] = useState(ownZone);
  const byDay = useMemo(() => groupSlots(free.slots, zone), [free.slots, zone]);
  const bounds: [string, string] = [dateIn(zone, Date.now()), addDays(props.grid.last, 1)];
  const [firstDay = bounds[0]] = byDay.keys();
  const [active, setActive] = useState(firstDay);
  const [wantedDate, setWantedDate] = useState<string | undefined>(byDay.size > 0 ? firstDay : undefined);
  const chosenDate = openDate(byDay, wantedDate);
  const [slot, setSlot] = useState<number>();
  const { grid, moveFocus } = useGridFocus(active);

  function goTo(date: string) {
    setActive(date);
    void free.reach(addDays(`${addMonths(monthOf(date), 1)}-01`, 1));
  }
  function chooseDate(date: string | undefined) {
    setWantedDate(date);
    setSlot(undefined);
    if (date) goTo(date);
  }

  return {
    ...free,
    zone,
    byDay,
    bounds,
    active,
    month: monthOf(active),
    chosenDate,
    slot,
    grid,
    setSlot,
    chooseDate,
    /** The hours stay, but may fall on other days. */
    changeZone(next: string) {
      setZone(next);
      const day = slot === undefined ? groupSlots(free.slots, next).keys().next().value : dateIn(next, slot);
      setWantedDate(day);
      if (day) setActive(day);
    },
    openMonth(month: string) {
      const open = [...byDay.keys()].find((date) => monthOf(date) === month);
      goTo(open ?? (`${month}-01` < bounds[0] ? bounds[0] : `${month}-01`));
    },
    onKey(event: KeyboardEvent) {
      const next = dateAfterKey(active, event.key, bounds);
      if (next === undefined) return;
      event.preventDefault();
      if (next === active) return;
      moveFocus();
      goTo(next);
    },
    /** Somebody else booked it first. */
    lose(fresh: readonly string[]) {
      renew(fresh);
      setSlot(undefined);
    },
  };
}

/** Returns the wanted day, or the next free one if its last hour was taken. */
function openDate(byDay: ReadonlyMap<string, unknown>, wanted: string | undefined): string | undefined {
  if (wanted === undefined || byDay.has(wanted)) return wanted;
  const dates = [...byDay.keys()];
  return dates.find((date) => date > wanted) ?? dates.at(-1);
}

/** Moves the focus with the active day. */
function useGridFocus(active: string) {
  const grid = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>(`[data-date="${active}"]`)?.focus();
    isMoving.current = false;
  }, [active]);
  return {
    grid,
    moveFocus() {
      isMoving.current = true;
    },
  };
}

export type Calendar = ReturnType<typeof useCalendar>;
