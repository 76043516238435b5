import { readOpening } from "#app/rules/bookings/opening-hours.ts";
import { businessClock } from "#app/rules/time/business-time.ts";

const minuteMs = 60 * 1000;
const sayTime = (minutes: number) => businessClock(minutes * minuteMs, "UTC");

/** A day's stored hours as the owner reads times: "9:00 AM–12:00 PM, 1:00 PM–5:00 PM"; empty if it is closed. */
export const sayHours = (spans: readonly string[]): string =>
  spans
    .map((span) => {
      const opening = readOpening(span);
      return opening ? `${sayTime(opening.from)}–${sayTime(opening.to)}` : span;
    })
    .join(", ");
