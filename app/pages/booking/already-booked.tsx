import { data } from "react-router";
import { bookingPageCopy } from "#app/copy/booking.ts";
import { paths } from "#app/paths.ts";
import { groundOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { edgesOf } from "#server/edges.ts";
import type { Route } from "./+types/already-booked";
import { privateHeaders } from "./find-own.ts";
import { Leaf } from "./leaf.tsx";

export const handle = { personal: true } as const;

export const loader = ({ context }: Route.LoaderArgs) =>
  data({ isMailed: edgesOf(context).settings.smtpUrl !== undefined }, { headers: privateHeaders });

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = groundOf(matches);
  return pageMeta(pageContext, { title: bookingPageCopy(pageContext.facts).alreadyBooked.title, isHidden: true });
};

/** For whoever asks again for the hour they have, without the key of the first time: no private link stands here. */
export default function AlreadyBookedPage({ loaderData: { isMailed } }: Route.ComponentProps) {
  const { alreadyBooked } = bookingPageCopy(useFacts());
  return (
    <Leaf title={alreadyBooked.title} lead={isMailed ? alreadyBooked.mailed : alreadyBooked.lead}>
      <ButtonLink kind="ink" href={paths.chooseTime()}>
        {alreadyBooked.back}
      </ButtonLink>
    </Leaf>
  );
}
