import { data } from "react-router";
import { pageContextOf, pageMeta } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { privatePageHeaders } from "#platform/http/private-page-headers.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { Button } from "#platform/ui/button.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { bookingPageCopy } from "../../words/booking.ts";
import { bookingHandle } from "../sections/receive-booking-form.ts";
import type { Route } from "./+types/reminders";
import { fillFor, findOwn, missingResponse, show } from "./find-own.ts";
import { Missing } from "./missing.tsx";
import { Panel } from "./panel.tsx";

export const handle = { ...bookingHandle, personal: true } as const;

/** The link in a reminder stops further ones at once; the button undoes that. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, params, context }) => {
    if (request.method !== "GET") return;
    const services = servicesOf(context);
    const booking = await findOwn(params.key ?? "", services);
    if (booking) await services.bookings.chooseReminders(booking, false);
  },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const booking = await findOwn(params.key, services);
  if (!booking) return missingResponse();
  return data(show(booking, services), { headers: privatePageHeaders });
}

/** A mail program's own unsubscribe button posts here too, without a field to turn reminders on. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const booking = await findOwn(params.key, services);
  if (!booking) return missingResponse();
  const wants = (await readFields(request)).reminders === "on";
  await services.bookings.chooseReminders(booking, wants);
  return data({ wants }, { headers: privatePageHeaders });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { title: bookingPageCopy(pageContext.facts).reminders.off.title, isHidden: true });
};

export default function RemindersPage({ loaderData: own, actionData }: Route.ComponentProps) {
  const { reminders } = bookingPageCopy(useFacts());
  if (!own) return <Missing />;
  const wants = actionData?.wants ?? false;
  const { title, lead } = wants ? reminders.on : reminders.off;
  return (
    <Panel title={title} lead={fillFor(own)(lead)}>
      <form className="pair panel__ways" method="post" action={paths.bookingReminders(own.key)}>
        <Button kind="ink" type="submit" name="reminders" value={wants ? "off" : "on"}>
          {wants ? reminders.turnOff : reminders.turnOn}
        </Button>
        <GoLink href={paths.booking(own.key)} data-private>
          {reminders.back}
        </GoLink>
      </form>
    </Panel>
  );
}
