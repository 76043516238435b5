import { type RouterContextProvider, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Flash } from "#platform/desk/flash.tsx";
import { type Fields, readFields } from "#platform/http/read-fields.ts";
import { type Services, servicesOf } from "#platform/http/services.ts";
import { ButtonLink } from "#platform/ui/button.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { readInstant } from "../rules/check-booking.ts";
import { changedElsewhereCopy, feedCopy } from "../words/calendars.ts";
import { deskBookingsCopy as copy } from "../words/desk.ts";
import { kindsCopy } from "../words/session-kinds.ts";
import type { Route } from "./+types/bookings";
import { BookingTable } from "./booking-table.tsx";
import { CalendarFeed } from "./calendar-feed.tsx";
import { Calendars } from "./calendars.tsx";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import { loadChangedElsewhere, loadList, loadWeek, loadWhyNot, readView } from "./load-bookings.ts";
import { NoMailLine } from "./no-mail-line.tsx";
import { Week } from "./week.tsx";
import { WhyNot } from "./why-not.tsx";
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
  const asked = view === "week" ? await loadWhyNot(searchParams, services) : undefined;
  return { shown, asked, changed: await loadChangedElsewhere(services), flash: wordsFor(searchParams) };
}

function wordsFor(query: URLSearchParams): string | undefined {
  const [flash, cancelled] = [query.get("flash"), Number(query.get("cancelled"))];
  if (cancelled > 0 && Number.isSafeInteger(cancelled)) return copy.cancelledAll(cancelled);
  if (flash === "renewed") return feedCopy.renewed;
  const moved = changedElsewhereCopy.done;
  if (flash === "moved" || flash === "notFree" || flash === "putBack") return moved[flash];
  return flash === "cancelled" || flash === "gone" ? copy[flash] : undefined;
}

export const action = actOnBookings;

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function Bookings({ loaderData: { shown, asked, changed, flash } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title={copy.title} lead={copy.lead}>
        <ZoneLine />
        <NoMailLine />
        <Flash words={flash} />
      </DeskHead>
      <p className="pair">
        <ButtonLink kind="ink" small bare href={deskPaths.bookFor()}>
          {copy.bookFor}
        </ButtonLink>
        <GoLink href={deskPaths.factGroup("booking")}>{copy.daysOff}</GoLink>
        <GoLink href={deskPaths.kinds()}>{kindsCopy.title}</GoLink>
        <GoLink href={paths.bookConsultation()}>{copy.calendar}</GoLink>
      </p>
      <ChangedElsewhere changed={changed} />
      <div>
        <Views current={shown.view} />
        {shown.view === "week" ? <Week week={shown} /> : <BookingList list={shown} />}
        {shown.view === "week" && <Calendars calendars={shown.calendars} />}
        {shown.view === "week" && <CalendarFeed address={shown.feed} />}
        {asked && <WhyNot asked={asked} />}
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

type Props = { list: Awaited<ReturnType<typeof loadList>> };

/** A page of the sessions, ahead or past. */
function BookingList({ list: { view, bookings, isFirst, next } }: Props) {
  const query = view === "past" ? ({ view } as const) : {};
  return (
    <>
      {bookings.length > 0 ? <BookingTable bookings={bookings} /> : <p className="none">{copy.none[view]}</p>}
      {(next || !isFirst) && (
        <p className="desk__pager">
          {!isFirst && (
            <GoLink back href={deskPaths.bookings(query)}>
              {copy.first[view]}
            </GoLink>
          )}
          {next && <GoLink href={deskPaths.bookings({ ...query, place: next })}>{copy.further[view]}</GoLink>}
        </p>
      )}
    </>
  );
}

type Posted = { request: Request; context: Readonly<RouterContextProvider> };

/** Cancels sessions, accepts or reverts changes from the owner's calendar, or renews the address of the feed. */
async function actOnBookings({ request, context }: Posted) {
  const { bookings } = servicesOf(context);
  const fields = await readFields(request);
  const { cancel, cancelNetwork, cancelWideNetwork, renew } = fields;
  if (renew !== undefined) {
    await bookings.renewFeedSecret();
    return redirect(deskPaths.bookings({ view: "week", flash: "renewed" }), 303);
  }
  if (fields.moveThere !== undefined || fields.putBack !== undefined) return answerChange(fields, bookings);
  if (cancel !== undefined) {
    const flash = (await bookings.cancel(cancel)) ? "cancelled" : "gone";
    return redirect(deskPaths.bookings({ flash }), 303);
  }
  const id = cancelNetwork ?? cancelWideNetwork;
  if (id === undefined) return redirect(deskPaths.bookings(), 303);
  const count = await bookings.cancelNetwork(id, cancelNetwork === undefined ? "wide_network" : "network");
  return redirect(deskPaths.bookings(count > 0 ? { cancelled: String(count) } : { flash: "gone" }), 303);
}

async function answerChange({ moveThere, putBack, start }: Fields, bookings: Services["bookings"]) {
  const say = (flash: string) => redirect(deskPaths.bookings({ flash }), 303);
  if (moveThere === undefined) return say((await bookings.putBack(putBack ?? "")) ? "putBack" : "gone");
  const startMs = readInstant(start ?? "");
  if (startMs === undefined) return say("gone");
  const { kind } = await bookings.moveById(moveThere, startMs, "");
  return say(kind === "moved" ? "moved" : kind === "closed" ? "gone" : "notFree");
}
