import { deskBookingsCopy as copy } from "../words/desk.ts";
import type { ShownBooking } from "./load-bookings.ts";

/** Marks a session that is cancelled, was missed or is outside opening hours. */
export function BookingMark({ booking: { state, no_show, isOutside } }: { booking: ShownBooking }) {
  if (state === "cancelled") return <span className="st st--off">{copy.state.cancelled}</span>;
  if (no_show) return <span className="st st--bad">{copy.state.noShow}</span>;
  return isOutside ? <span className="st st--bad">{copy.state.outside}</span> : null;
}
