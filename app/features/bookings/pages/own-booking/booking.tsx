import type { ReactNode } from "react";
import { data } from "react-router";
import { pageContextOf, pageMeta } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { privatePageHeaders } from "#platform/http/private-page-headers.ts";
import { servicesOf } from "#platform/http/services.ts";
import { isMailHeld } from "#platform/mail/server/mail-limits.ts";
import { fill } from "#platform/text/fill.ts";
import { ButtonLink } from "#platform/ui/button.tsx";
import { DefinitionList } from "#platform/ui/definition-list.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { pageOfKind } from "../../rules/facts-of-kind.ts";
import { type BookingPageCopy, bookingPageCopy } from "../../words/booking.ts";
import type { Route } from "./+types/booking";
import { fillFor, findOwn, missingResponse, type OwnBooking, show } from "./find-own.ts";
import { Missing } from "./missing.tsx";
import { Panel } from "./panel.tsx";
import "#platform/ui/definition-list.css";

export const handle = { personal: true } as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const booking = await findOwn(params.key, services);
  if (!booking) return missingResponse();
  const news = { about: booking.email_folded, kinds: ["booked", "moved"] as const, sinceMs: booking.changed_at };
  const isHeld = await isMailHeld(services.db, news);
  return data({ ...show(booking, services), isMailHeld: isHeld }, { headers: privatePageHeaders });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { title: bookingPageCopy(pageContext.facts).metaTitle, isHidden: true });
};

/** A booked session: the confirmation first, later the place to move or cancel it. */
export default function BookingPage({ loaderData: booking }: Route.ComponentProps) {
  const copy = bookingPageCopy(useFacts());
  if (!booking) return <Missing />;
  const words = copy[booking.state];
  const mailed = copy.booked[booking.isMailHeld ? "held" : "mailed"];
  const lead = booking.isMailed && booking.state === "booked" ? mailed : words.lead;
  return (
    <Panel title={words.title} lead={fillFor(booking)(lead)}>
      <div className="frame surface-paper panel__card">
        <DefinitionList rows={rowsOf(booking, copy)} />
        <Ways booking={booking} copy={copy} />
      </div>
      <p className="quiet panel__keep">{copy.keep}</p>
    </Panel>
  );
}

function rowsOf(booking: OwnBooking, copy: BookingPageCopy) {
  const { labels, length } = copy;
  const { state, when, ours, name, notes, kind } = booking;
  const rows: { term: string; details: ReactNode }[] = kind ? [{ term: labels.kind, details: kind.name }] : [];
  rows.push({ term: labels.when, details: when });
  if (ours) rows.push({ term: labels.ours, details: ours });
  rows.push({ term: labels.length, details: fillFor(booking)(length) });
  if (state === "booked" || state === "fixed")
    rows.push({ term: labels.place, details: placeWords(booking.place, copy) });
  rows.push({ term: labels.name, details: name });
  if (notes) rows.push({ term: labels.notes, details: notes });
  return rows;
}

function placeWords({ words, room, phone }: OwnBooking["place"], copy: BookingPageCopy): ReactNode {
  if (room) return <a href={room}>{room}</a>;
  return words ?? (phone ? fill(copy.byPhone, { phone }) : copy.place);
}

function Ways({ booking: { key, state, kind }, copy }: { booking: OwnBooking; copy: BookingPageCopy }) {
  if (state === "fixed") {
    return (
      <ButtonLink kind="ink" href={paths.bookingFile(key)} data-private download>
        {copy.file}
      </ButtonLink>
    );
  }
  if (state !== "booked") {
    return (
      <ButtonLink kind="ink" href={kind ? pageOfKind(kind) : paths.chooseTime()}>
        {copy.again}
      </ButtonLink>
    );
  }
  return (
    <p className="pair panel__ways">
      <ButtonLink kind="ink" href={paths.bookingFile(key)} data-private download>
        {copy.file}
      </ButtonLink>
      <GoLink href={paths.bookingMove(key)} data-private>
        {copy.move}
      </GoLink>
      <GoLink href={paths.bookingCancel(key)} data-private>
        {copy.cancel}
      </GoLink>
    </p>
  );
}
