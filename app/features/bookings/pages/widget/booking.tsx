import { data } from "react-router";
import { pageContextOf } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import { firstKindSlug } from "#facts/session-kind.ts";
import { Shell } from "#features/frame/pages/shell/shell.tsx";
import { networkOf, type Services, servicesOf } from "#platform/http/services.ts";
import { Island } from "#platform/islands/island.tsx";
import CalendarIsland from "../../islands/calendar/calendar.island.tsx";
import { factsOfKind, kindOfSlug, pageOfKind } from "../../rules/facts-of-kind.ts";
import { calendarCopy } from "../../words/booking.ts";
import { PlainBooking } from "../sections/plain-booking.tsx";
import { readGridCalendar, readPlainCalendar } from "../sections/read-calendar.ts";
import { bookingHandle } from "../sections/receive-booking-form.ts";
import { isJson, respondToBooking, respondWithSlots, wantsJson } from "../sections/respond-to-booking-json.ts";
import { useKind } from "../sections/use-kind.ts";
import type { Route } from "./+types/booking";
import "#platform/ui/frame.css";
import "#platform/sections/widget.css";
import "./booking.css";

export const handle = { ...bookingHandle, personal: true, framed: true } as const;

/** The kind whose calendar has this id; an empty one for the consultation, undefined if there is none. */
function findKind(id: string | undefined, { activeIds, facts }: Services) {
  if (id === firstKindSlug || id === activeIds().calendarId) return { id: "", isHidden: false };
  return kindOfSlug(facts(), id ?? "");
}

/**
 * Programs get JSON; a posted form is handled by the whole page, which shows the problems. A hidden kind still lists
 * its hours, for people who move a session.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, params, context }, next) => {
    const services = servicesOf(context);
    const kind = findKind(params.calendarId, services);
    const isListing = request.method !== "POST" && wantsJson(request);
    if (!kind || (kind.isHidden && !isListing)) throw data(null, { status: 404, statusText: "Not Found" });
    if (isListing) return respondWithSlots(request, services, kind.id);
    if (request.method !== "POST") return next();
    if (isJson(request)) return respondToBooking(request, services, { kindId: kind.id, network: networkOf(context) });
    const headers = new Headers();
    for (const name of ["Content-Type", "Idempotency-Key"]) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const body = await request.arrayBuffer();
    const page = "slug" in kind ? pageOfKind(kind) : paths.bookConsultation();
    return services.renderPage(page, { method: "POST", headers, body }, networkOf(context));
  },
];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const of = { kindId: findKind(params.calendarId, services)?.id ?? "" };
  return {
    plain: await readPlainCalendar(new URL(request.url), services, of),
    grid: await readGridCalendar(services, of),
    isFramed: request.headers.get("Sec-Fetch-Dest") !== "document",
  };
}

/** The middleware answers posts, but a route without an action accepts none. */
export const action = () => null;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const facts = factsOfKind(pageContextOf(matches).facts, loaderData?.plain.kindId ?? "");
  return [
    { title: `${facts.kind?.name ?? calendarCopy(facts).title} | ${facts.brand.name}` },
    { name: "robots", content: "noindex" },
  ];
};

export default function BookingWidget({ loaderData, params }: Route.ComponentProps) {
  const { plain, grid, isFramed } = loaderData;
  const { copy, kind, island } = useKind(plain.kindId);
  const title = kind?.name ?? copy.title;
  const address = paths.calendarWidget(params.calendarId);
  const props = { ...island, listing: address, action: address, grid, isMoving: false, known: plain.known };
  const calendar = (
    <>
      <Island name="calendar" of={CalendarIsland} props={props} groups={["calendar"]} />
      <PlainBooking id={params.calendarId} calendar={plain} isFramed={isFramed} />
    </>
  );
  if (isFramed) {
    return (
      <div className="widget" data-widget={params.calendarId}>
        <h1 className="vh">{title}</h1>
        {calendar}
      </div>
    );
  }
  return (
    <Shell>
      <section className="calendar-alone surface-bone section grid">
        <h1>{title}</h1>
        <div className="frame surface-paper">{calendar}</div>
      </section>
    </Shell>
  );
}
