import { data, redirect } from "react-router";
import { pageContextOf, pageMeta } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import { useEmbeds } from "#facts/root-data.ts";
import { useFacts } from "#facts/use-facts.ts";
import { privatePageHeaders } from "#platform/http/private-page-headers.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { Island } from "#platform/islands/island.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import CalendarIsland from "../../islands/calendar/calendar.island.tsx";
import { readInstant } from "../../rules/check-booking.ts";
import { bookingPageCopy } from "../../words/booking.ts";
import { PlainCalendar } from "../sections/plain-calendar.tsx";
import { readGridCalendar, readPlainCalendar } from "../sections/read-calendar.ts";
import { bookingHandle, calendarAddress } from "../sections/receive-booking-form.ts";
import { isJson, respondToMove } from "../sections/respond-to-booking-json.ts";
import { useKind } from "../sections/use-kind.ts";
import type { Route } from "./+types/move";
import { fillFor, findOwn, missingResponse, show } from "./find-own.ts";
import { Missing } from "./missing.tsx";
import { Panel } from "./panel.tsx";

/** Each move stores mails: some hundred a day are enough for a fair. */
export const handle = { ...bookingHandle, limit: { burst: 60, perSecond: 0.003 }, personal: true } as const;

/** The calendar's script posts JSON. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, params, context }, next) =>
    request.method === "POST" && isJson(request)
      ? respondToMove(params.key ?? "", request, servicesOf(context))
      : next(),
];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const booking = await findOwn(params.key, services);
  if (!booking) return missingResponse();
  const own = show(booking, services);
  if (own.state !== "booked") throw redirect(paths.booking(own.key), 303);
  const address = new URL(request.url);
  if (!address.searchParams.has("timeZone")) address.searchParams.set("timeZone", own.zone);
  const of = { kindId: booking.kind_id, except: booking.id };
  const calendar = await readPlainCalendar(address, services, of);
  return data({ own, calendar, grid: await readGridCalendar(services, of) }, { headers: privatePageHeaders });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const booking = await findOwn(params.key, services);
  if (!booking) return missingResponse();
  const fields = await readFields(request);
  const startMs = readInstant(fields.start ?? "");
  const of = { kindId: booking.kind_id, except: booking.id };
  const again = async (status: number, problem: "missing" | "gone") =>
    data({ problem, calendar: await readPlainCalendar(calendarAddress(fields), services, of) }, status);
  if (startMs === undefined) return again(422, "missing");
  const outcome = await services.bookings.move(booking.link_key, startMs);
  return outcome.kind === "slot taken" ? again(409, "gone") : redirect(paths.booking(booking.link_key), 303);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { title: bookingPageCopy(pageContext.facts).moving.title, isHidden: true });
};

export default function MovePage({ loaderData, actionData }: Route.ComponentProps) {
  const facts = useFacts();
  const { calendarId } = useEmbeds();
  const { copy: words, kind, island } = useKind(loaderData?.calendar.kindId ?? "");
  if (!loaderData) return <Missing />;
  const { own, grid } = loaderData;
  const listing = paths.calendarWidget(kind?.slug ?? calendarId);
  const action = paths.bookingMove(own.key);
  const { moving } = bookingPageCopy(facts);
  return (
    <Panel title={moving.title} lead={fillFor(own)(moving.lead)}>
      <div className="frame surface-paper panel__card">
        {!actionData && (
          <Island
            name="calendar"
            of={CalendarIsland}
            props={{ ...island, listing, action, grid, isMoving: true }}
            groups={["calendar"]}
          />
        )}
        <PlainCalendar
          calendar={actionData?.calendar ?? loaderData.calendar}
          action={action}
          page={action}
          error={actionData?.problem === "missing" ? words.problems.start.missing : undefined}
          notice={actionData?.problem === "gone" ? words.gone : undefined}
          button={({ move }) => move}
        />
      </div>
      <GoLink back className="panel__back" href={paths.booking(own.key)} data-private>
        {moving.back}
      </GoLink>
    </Panel>
  );
}
