import { data, redirect } from "react-router";
import { pageContextOf, pageMeta } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { privatePageHeaders } from "#platform/http/private-page-headers.ts";
import { servicesOf } from "#platform/http/services.ts";
import { Button } from "#platform/ui/button.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { bookingPageCopy } from "../../words/booking.ts";
import { bookingHandle } from "../sections/receive-booking-form.ts";
import type { Route } from "./+types/cancel";
import { fillFor, findOwn, missingResponse, show } from "./find-own.ts";
import { Missing } from "./missing.tsx";
import { Panel } from "./panel.tsx";

export const handle = { ...bookingHandle, personal: true } as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const booking = await findOwn(params.key, services);
  if (!booking) return missingResponse();
  const own = show(booking, services);
  if (own.state !== "booked") throw redirect(paths.booking(own.key), 303);
  return data(own, { headers: privatePageHeaders });
}

/** Only a press of the button cancels: programs that follow links in mails press none. */
export async function action({ params, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const booking = await findOwn(params.key, services);
  if (!booking) return missingResponse();
  await services.bookings.cancelByLink(booking.link_key);
  return redirect(paths.booking(booking.link_key), 303);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { title: bookingPageCopy(pageContext.facts).cancelling.title, isHidden: true });
};

export default function CancelPage({ loaderData: own }: Route.ComponentProps) {
  const { cancelling } = bookingPageCopy(useFacts());
  if (!own) return <Missing />;
  return (
    <Panel title={cancelling.title} lead={fillFor(own)(cancelling.lead)}>
      <form className="pair panel__ways" method="post" action={paths.bookingCancel(own.key)}>
        <Button kind="ink" type="submit">
          {cancelling.button}
        </Button>
        <GoLink back href={paths.booking(own.key)} data-private>
          {cancelling.back}
        </GoLink>
      </form>
    </Panel>
  );
}
