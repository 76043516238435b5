import { wantsStillness } from "./still.ts";

const pauseMs = 500;

/** The request is sent: the calendar takes the form's place, and the page goes there. */
export function showCalendar() {
  const calendar = document.querySelector<HTMLElement>("[data-calendar-place]");
  if (!calendar) return;
  calendar.closest("section")?.classList.add("is-sent");
  setTimeout(() => {
    calendar.scrollIntoView({ behavior: wantsStillness() ? "instant" : "smooth" });
    calendar.focus({ preventScroll: true });
  }, pauseMs);
}
