import { redirect } from "react-router";
import { deskBookingsCopy as copy } from "#app/copy/desk/bookings.ts";
import { deskMeta } from "#app/desk/frame/desk-meta.ts";
import { Flash } from "#app/desk/frame/flash.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { readFields } from "#app/sections/read-fields.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/bookings";
import { BookingTable } from "./booking-table.tsx";
import { groupByNetwork } from "./group-by-network.ts";
import "./bookings.css";

const limit = 500;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { bookings: calendar } = servicesOf(context);
  const bookings = await calendar.upcoming(limit + 1);
  const counts = {
    network: await calendar.countByNetwork("network"),
    wide_network: await calendar.countByNetwork("wide_network"),
  };
  const groupsOf = groupByNetwork(bookings, counts);
  return {
    isMore: bookings.length > limit,
    bookings: bookings.slice(0, limit).map((booking) => ({
      id: booking.id,
      leadId: booking.lead_id,
      name: booking.name,
      email: booking.email,
      notes: booking.notes,
      timeZone: booking.time_zone,
      startAt: booking.start_at,
      groups: groupsOf(booking),
    })),
    flash: wordsFor(new URL(request.url).searchParams),
  };
}

function wordsFor(query: URLSearchParams): string | undefined {
  const [flash, cancelled] = [query.get("said"), Number(query.get("cancelled"))];
  if (cancelled > 0 && Number.isSafeInteger(cancelled)) return copy.cancelledAll(cancelled);
  return flash === "cancelled" || flash === "gone" ? copy[flash] : undefined;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { bookings } = servicesOf(context);
  const { cancel, cancelNetwork, cancelWideNetwork } = await readFields(request);
  if (cancel !== undefined) {
    const flash = (await bookings.cancel(cancel)) ? "cancelled" : "gone";
    return redirect(deskPaths.bookings({ said: flash }), 303);
  }
  const id = cancelNetwork ?? cancelWideNetwork;
  if (id === undefined) return redirect(deskPaths.bookings(), 303);
  const count = await bookings.cancelNetwork(id, cancelNetwork === undefined ? "wide_network" : "network");
  return redirect(deskPaths.bookings(count > 0 ? { cancelled: String(count) } : { said: "gone" }), 303);
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function Bookings({ loaderData: { bookings, isMore, flash } }: Route.ComponentProps) {
  return (
    <>
      <header className="desk__head">
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
        <Flash words={flash} />
      </header>
      {bookings.length > 0 ? <BookingTable bookings={bookings} /> : <p>{copy.none}</p>}
      {isMore && <p className="quiet">{copy.more(limit)}</p>}
      <p className="pair">
        <GoLink href={deskPaths.facts()}>{copy.daysOff}</GoLink>
        <GoLink href={paths.bookConsultation()}>{copy.calendar}</GoLink>
      </p>
    </>
  );
}
