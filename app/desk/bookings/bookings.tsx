import { redirect } from "react-router";
import { deskBookingsCopy as copy } from "#app/copy/desk/bookings.ts";
import { deskMeta } from "#app/desk/frame/desk-meta.ts";
import { Flash } from "#app/desk/frame/flash.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { readFields } from "#app/sections/read-fields.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/bookings";
import { BookingList } from "./booking-list.tsx";
import { loadList, loadWeek, readView } from "./load-bookings.ts";
import { NoMailLine } from "./no-mail-line.tsx";
import { Week } from "./week.tsx";
import { ZoneLine } from "./zone-line.tsx";
import "./bookings.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { searchParams } = new URL(request.url);
  const view = readView(searchParams);
  const shown =
    view === "week"
      ? await loadWeek(searchParams.get("day") ?? "", services)
      : await loadList(view, searchParams.get("place") ?? "", services);
  return { shown, flash: wordsFor(searchParams) };
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

export default function Bookings({ loaderData: { shown, flash } }: Route.ComponentProps) {
  return (
    <>
      <header className="desk__head">
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
        <ZoneLine />
        <NoMailLine />
        <Flash words={flash} />
      </header>
      <p className="pair">
        <ButtonLink kind="ink" small bare href={deskPaths.bookFor()}>
          {copy.bookFor}
        </ButtonLink>
        <GoLink href={deskPaths.factGroup("booking")}>{copy.daysOff}</GoLink>
        <GoLink href={paths.bookConsultation()}>{copy.calendar}</GoLink>
      </p>
      <div>
        <Views current={shown.view} />
        {shown.view === "week" ? <Week week={shown} /> : <BookingList list={shown} />}
      </div>
    </>
  );
}

const views = [
  ["ahead", deskPaths.bookings()],
  ["week", deskPaths.bookings({ view: "week" })],
  ["past", deskPaths.bookings({ view: "past" })],
] as const;

const Views = ({ current }: { current: string }) => (
  <nav className="desk__tabs" aria-label={copy.views}>
    {views.map(([view, href]) => (
      <a key={view} href={href} aria-current={view === current ? "page" : undefined}>
        {copy.view[view]}
      </a>
    ))}
  </nav>
);
