import { data } from "react-router";
import { pageContextOf, pageMeta } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { privatePageHeaders } from "#platform/http/private-page-headers.ts";
import { servicesOf } from "#platform/http/services.ts";
import { ButtonLink } from "#platform/ui/button.tsx";
import { bookingPageCopy } from "../../words/booking.ts";
import type { Route } from "./+types/already-booked";
import { Panel } from "./panel.tsx";

export const handle = { personal: true } as const;

export const loader = ({ context }: Route.LoaderArgs) =>
  data({ isMailed: servicesOf(context).publicSettings.isMailSet }, { headers: privatePageHeaders });

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { title: bookingPageCopy(pageContext.facts).alreadyBooked.title, isHidden: true });
};

/** For a repeated booking without the first request's key: no private link here. */
export default function AlreadyBookedPage({ loaderData: { isMailed } }: Route.ComponentProps) {
  const { alreadyBooked } = bookingPageCopy(useFacts());
  return (
    <Panel title={alreadyBooked.title} lead={isMailed ? alreadyBooked.mailed : alreadyBooked.lead}>
      <ButtonLink kind="ink" href={paths.chooseTime()}>
        {alreadyBooked.back}
      </ButtonLink>
    </Panel>
  );
}
