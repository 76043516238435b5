import { useEffect, useState } from "react";
import { isDirty } from "#app/browser/is-dirty.ts";
import { calendarCopy } from "#app/copy/pages/booking.ts";
import type { CalendarProps } from "./calendar-props.ts";
import { ChosenStep } from "./chosen-step.tsx";

export type { CalendarProps } from "./calendar-props.ts";

/**
 * A grid once the browser's time zone is known; before that, and without JavaScript, a plain list. A visitor who has
 * begun to fill in the list keeps it.
 */
export default function CalendarIsland(props: CalendarProps) {
  const [zone, setZone] = useState<string>();
  useEffect(() => {
    if (!isDirty(document.querySelector(".plain-cal form[method=post]"))) {
      setZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    }
  }, []);
  return zone ? <ChosenStep {...props} ownZone={zone} copy={calendarCopy(props.facts)} /> : null;
}
