import { data } from "react-router";
import { calendarCopy } from "#app/copy/pages/booking.ts";
import CalendarIsland from "#app/islands/calendar/calendar.island.tsx";
import { Island } from "#app/islands/island.tsx";
import { paths } from "#app/paths.ts";
import { PlainBooking } from "#app/sections/bookings/plain-booking.tsx";
import { readGridCalendar, readPlainCalendar } from "#app/sections/bookings/read-calendar.ts";
import { bookingHandle } from "#app/sections/bookings/receive-booking-form.ts";
import {
  isJson,
  respondToBooking,
  respondWithSlots,
  wantsJson,
} from "#app/sections/bookings/respond-to-booking-json.ts";
import { pageContextOf } from "#app/sections/page-meta.ts";
import { Shell } from "#app/sections/shell.tsx";
import { useFacts } from "#app/sections/use-facts.ts";
import { networkOf, servicesOf } from "#server/services.ts";
import type { Route } from "./+types/booking";
import "#app/ui/frame.css";
import "./widget.css";
import "./booking.css";

export const handle = { ...bookingHandle, personal: true, framed: true } as const;

const builtIn = "consultation";

/** Programs get JSON; a posted form is handled by the whole page, which shows the problems. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, params, context }, next) => {
    const services = servicesOf(context);
    const { calendarId } = services.activeIds();
    if (params.calendarId !== builtIn && params.calendarId !== calendarId) {
      throw data(null, { status: 404, statusText: "Not Found" });
    }
    if (request.method !== "POST") return wantsJson(request) ? respondWithSlots(request, services) : next();
    if (isJson(request)) return respondToBooking(request, services, networkOf(context));
    const headers = new Headers();
    for (const name of ["Content-Type", "Idempotency-Key"]) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const body = await request.arrayBuffer();
    return services.renderPage(paths.bookConsultation(), { method: "POST", headers, body }, networkOf(context));
  },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  return {
    plain: await readPlainCalendar(new URL(request.url), services),
    grid: await readGridCalendar(services),
    isFramed: request.headers.get("Sec-Fetch-Dest") !== "document",
  };
}

/** The middleware answers posts, but a route without an action accepts none. */
export const action = () => null;

export const meta: Route.MetaFunction = ({ matches }) => {
  const { facts } = pageContextOf(matches);
  return [{ title: `${calendarCopy(facts).title} | ${facts.brand.name}` }, { name: "robots", content: "noindex" }];
};

export default function BookingWidget({ loaderData, params }: Route.ComponentProps) {
  const { plain, grid, isFramed } = loaderData;
  const facts = useFacts();
  const { booking, contact } = facts;
  const copy = calendarCopy(facts);
  const address = paths.calendarWidget(params.calendarId);
  const props = { facts: { booking, contact }, listing: address, action: address, grid, isMoving: false };
  const calendar = (
    <>
      <Island name="calendar" of={CalendarIsland} props={props} groups={["calendar"]} />
      <PlainBooking id={params.calendarId} calendar={plain} isFramed={isFramed} />
    </>
  );
  if (isFramed) {
    return (
      <div className="widget" data-widget={params.calendarId}>
        <h1 className="vh">{copy.title}</h1>
        {calendar}
      </div>
    );
  }
  return (
    <Shell>
      <section className="calendar-alone surface-bone section grid">
        <h1>{copy.title}</h1>
        <div className="frame surface-paper">{calendar}</div>
      </section>
    </Shell>
  );
}
