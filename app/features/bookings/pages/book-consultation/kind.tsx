import { data, redirect } from "react-router";
import { pageContextOf, pageMeta } from "#facts/head/page-meta.ts";
import { kindPath } from "#facts/kind-path.ts";
import { paths } from "#facts/paths.ts";
import { isPromised } from "#facts/promised-kinds.ts";
import { useFacts } from "#facts/use-facts.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { networkOf, type Services, servicesOf } from "#platform/http/services.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { factsOfKind, pageOfKind } from "../../rules/facts-of-kind.ts";
import { bookConsultationCopy } from "../../words/book-consultation.ts";
import { PlainBooking } from "../sections/plain-booking.tsx";
import { bookingHandle, receiveBookingForm } from "../sections/receive-booking-form.ts";
import { useKind } from "../sections/use-kind.ts";
import type { Route } from "./+types/kind";
import { CalendarFrame } from "./calendar-frame.tsx";
import "#platform/sections/opening.css";
import "#platform/ui/frame.css";
import "./booking.css";
import "./kind.css";

export const handle = { ...bookingHandle };

function findKind(slug: string, { bookings }: Services) {
  const kind = bookings.kinds.find(slug);
  if (!kind) throw data(null, 404);
  if (isPromised(kind.id)) throw redirect(pageOfKind(kind));
  return kind.id;
}

export const loader = ({ params, context }: Route.LoaderArgs) => ({
  kindId: findKind(params.slug, servicesOf(context)),
});

/** Accepts the form of the kind's calendar; problems are shown on this page. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const kindId = findKind(params.slug, services);
  const network = networkOf(context);
  return receiveBookingForm({ kindId, sent: await readFields(request), headers: request.headers, network }, services);
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const pageContext = pageContextOf(matches);
  const { kind } = factsOfKind(pageContext.facts, loaderData?.kindId ?? "");
  if (!kind) return pageMeta(pageContext, { title: "", isHidden: true });
  return pageMeta(pageContext, { title: kind.name, description: kind.about, path: kindPath(params.slug) });
};

/** A kind of session, and its calendar. */
export default function KindPage({ loaderData: { kindId }, actionData: wrong }: Route.ComponentProps) {
  const { kinds, booking } = bookConsultationCopy(useFacts());
  const { kind, copy } = useKind(kindId);
  if (!kind) return null;
  return (
    <>
      <section className="opening surface-paper grid">
        <h1>{kind.name}</h1>
        <p className="lead">{kind.about}</p>
        <p className="quiet kind-facts">{`${copy.length.value} · ${copy.place.value}`}</p>
      </section>
      <section className="booking is-sent surface-bone grid" id="booking" aria-labelledby="choose">
        <h2 id="choose">{copy.title}</h2>
        <div className="booking__calendar frame surface-paper">
          <p className="quiet booking__lead">{booking.calendar.lead}</p>
          {wrong ? (
            <PlainBooking id={kind.slug} calendar={wrong.calendar} wrong={wrong} />
          ) : (
            <CalendarFrame name={kind.name} kind={kind.slug} />
          )}
        </div>
        <p className="booking__else">
          <GoLink back href={paths.bookConsultation()}>
            {kinds.first}
          </GoLink>
        </p>
      </section>
    </>
  );
}
