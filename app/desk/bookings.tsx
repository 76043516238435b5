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
import { Said } from "./said.tsx";
import "./bookings.css";

const most = 500;

export async function loader({ request, context }: Route.LoaderArgs) {
  const bookings = await edgesOf(context).bookings.upcoming(most + 1);
  const said = new URL(request.url).searchParams.get("said");
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
    })),
    said: said === "cancelled" || said === "gone" ? copy[said] : undefined,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { cancel: id } = await readFields(request);
  if (id === undefined) return redirect(deskPaths.bookings(), 303);
  const isCancelled = await edgesOf(context).bookings.cancel(id);
  return redirect(`${deskPaths.bookings()}?said=${isCancelled ? "cancelled" : "gone"}`, 303);
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
