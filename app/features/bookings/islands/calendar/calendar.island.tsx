import { useEffect, useState } from "react";
import { useWords } from "#facts/use-words.ts";
import { calendarCopy } from "../../words/booking.ts";
import { ChosenStep } from "./chosen-step.tsx";
import type { CalendarProps } from "./use-free-slots.ts";

/**
 * A grid once the browser's time zone is known; before that, and without JavaScript, a plain list. A visitor who has
 * begun to fill in the list keeps it.
 */
export default function CalendarIsland(props: CalendarProps) {
  const words = useWords();
  const [zone, setZone] = useState<string>();
  useEffect(() => {
    const list = document.querySelector<HTMLFormElement>(".plain-cal form[method=post]");
    if (!isDirty(list)) {
      // An assistant must not fill in the hidden list.
      list?.removeAttribute("toolname");
      setZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    }
  }, []);
  return zone ? (
    <ChosenStep {...props} ownZone={zone} copy={{ ...calendarCopy({ ...props.facts, ...words }), ...props.shown }} />
  ) : null;
}

/** Whether a visitor has entered something into a form. */
const isDirty = (form: HTMLFormElement | null): boolean => [...(form?.elements ?? [])].some(isChanged);

function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement) {
    if (field.checked !== field.defaultChecked) return true;
    // The value of a box is "on" without being its default.
    return !["hidden", "checkbox"].includes(field.type) && field.value !== field.defaultValue;
  }
  return field instanceof HTMLTextAreaElement && field.value !== field.defaultValue;
}
