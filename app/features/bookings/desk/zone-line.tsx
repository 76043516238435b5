import { useFacts } from "#facts/use-facts.ts";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { zoneName } from "../rules/slot-words.ts";
import { deskBookingsCopy as copy } from "../words/desk.ts";

/** States the time zone of all times on the page. */
export function ZoneLine() {
  const { timeZone } = useFacts().booking;
  const { nowMs } = useBusinessTime();
  return <p className="quiet">{copy.times(zoneName(timeZone, nowMs), timeZone.replaceAll("_", " "))}</p>;
}
