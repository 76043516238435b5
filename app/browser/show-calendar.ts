import { wantsStillness } from "./still.ts";

const pauseMs = 500;

/** After the request is sent, the calendar takes the form's place and the page scrolls to it. */
export function showCalendar() {
  const calendar = document.querySelector<HTMLElement>("[data-calendar-place]");
  if (!calendar) return;
  calendar.closest("section")?.classList.add("is-sent");
  setTimeout(() => {
    calendar.scrollIntoView({ behavior: wantsStillness() ? "instant" : "smooth" });
    calendar.focus({ preventScroll: true });
  }, pauseMs);
}
