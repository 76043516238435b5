import { deskBookingsCopy as copy } from "#app/copy/desk/bookings.ts";
import { useBusinessTime } from "#app/desk/frame/use-business-time.ts";
import { zoneName } from "#app/rules/bookings/slot-words.ts";
import { useFacts } from "#app/sections/use-facts.ts";

/** States the time zone of all times on the page. */
export function ZoneLine() {
  const { timeZone } = useFacts().booking;
  const { nowMs } = useBusinessTime();
  return <p className="quiet">{copy.times(zoneName(timeZone, nowMs), timeZone.replaceAll("_", " "))}</p>;
}
