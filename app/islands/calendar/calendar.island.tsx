import { useEffect, useState } from "react";
import { isBegun } from "#app/browser/is-begun.ts";
import { calendarCopy } from "#app/copy/pages/booking.ts";
import type { CalendarProps } from "./calendar-props.ts";
import { ChosenStep } from "./chosen-step.tsx";

export type { CalendarProps } from "./calendar-props.ts";

/**
 * The calendar as a grid, once it is known in whose time zone; until then, and without it, there is the plain list. Who
 * has begun to fill that in before the script came goes on with it.
 */
export default function CalendarIsland(props: CalendarProps) {
  const [zone, setZone] = useState<string>();
  useEffect(() => {
    if (!isBegun(document.querySelector(".plain-cal form[method=post]"))) {
      setZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    }
  }, []);
  return zone ? <ChosenStep {...props} ownZone={zone} copy={calendarCopy(props.facts)} /> : null;
}
