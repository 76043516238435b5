import { data } from "react-router";
import { bookingPageCopy } from "#app/copy/pages/booking.ts";
import { paths } from "#app/paths.ts";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { privatePageHeaders } from "#app/sections/private-page-headers.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { servicesOf } from "#server/services.ts";
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
