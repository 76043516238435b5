import { redirect } from "react-router";
import { deskBookingsCopy as copy } from "#app/copy/desk-bookings.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { readFields } from "#app/sections/read-fields.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { edgesOf } from "#server/edges.ts";
import type { Route } from "./+types/bookings";
import { BookingTable } from "./booking-table.tsx";
import { deskMeta } from "./desk-meta.ts";
import { groupByNetwork } from "./group-by-network.ts";
import { Said } from "./said.tsx";
import "./bookings.css";

const most = 500;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { bookings: calendar } = edgesOf(context);
  const bookings = await calendar.upcoming(most + 1);
  const counts = {
    network: await calendar.countByNetwork("network"),
    wide_network: await calendar.countByNetwork("wide_network"),
  };
  const groupsOf = groupByNetwork(bookings, counts);
  return {
    isMore: bookings.length > most,
    bookings: bookings.slice(0, most).map((booking) => ({
      id: booking.id,
      leadId: booking.lead_id,
      name: booking.name,
      email: booking.email,
      notes: booking.notes,
      timeZone: booking.time_zone,
      startAt: booking.start_at,
      groups: groupsOf(booking),
    })),
    said: wordsFor(new URL(request.url).searchParams),
  };
}

function wordsFor(query: URLSearchParams): string | undefined {
  const [said, cancelled] = [query.get("said"), Number(query.get("cancelled"))];
  if (cancelled > 0 && Number.isSafeInteger(cancelled)) return copy.cancelledAll(cancelled);
  return said === "cancelled" || said === "gone" ? copy[said] : undefined;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { bookings } = edgesOf(context);
  const { cancel, cancelNetwork, cancelWideNetwork } = await readFields(request);
  if (cancel !== undefined) {
    const said = (await bookings.cancel(cancel)) ? "cancelled" : "gone";
    return redirect(deskPaths.bookings({ said }), 303);
  }
  const id = cancelNetwork ?? cancelWideNetwork;
  if (id === undefined) return redirect(deskPaths.bookings(), 303);
  const count = await bookings.cancelNetwork(id, cancelNetwork === undefined ? "wide_network" : "network");
  return redirect(deskPaths.bookings(count > 0 ? { cancelled: String(count) } : { said: "gone" }), 303);
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function Bookings({ loaderData: { bookings, isMore, said } }: Route.ComponentProps) {
  return (
    <>
      <header className="desk__head">
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
        <Said words={said} />
      </header>
      {bookings.length > 0 ? <BookingTable bookings={bookings} /> : <p>{copy.none}</p>}
      {isMore && <p className="quiet">{copy.more(most)}</p>}
      <p className="pair">
        <GoLink href={deskPaths.facts()}>{copy.daysOff}</GoLink>
        <GoLink href={paths.bookConsultation()}>{copy.calendar}</GoLink>
      </p>
    </>
  );
}
