import { data, redirect } from "react-router";
import { bookingPageCopy } from "#app/copy/booking.ts";
import { paths } from "#app/paths.ts";
import { bookingHandle } from "#app/sections/booking/take-booking.ts";
import { groundOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { Button } from "#app/ui/button.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { edgesOf } from "#server/edges.ts";
import type { Route } from "./+types/cancel";
import { answerMissing, fillFor, findOwn, privateHeaders, show } from "./find-own.ts";
import { Leaf } from "./leaf.tsx";
import { Missing } from "./missing.tsx";

export const handle = { ...bookingHandle, personal: true } as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  const edges = edgesOf(context);
  const booking = await findOwn(params.key, edges);
  if (!booking) return answerMissing();
  const own = show(booking, edges);
  if (own.state !== "booked") throw redirect(paths.booking(own.key), 303);
  return data(own, { headers: privateHeaders });
}

/** Only a press of the button cancels: programs that look at links in mails press none. */
export async function action({ params, context }: Route.ActionArgs) {
  const edges = edgesOf(context);
  const booking = await findOwn(params.key, edges);
  if (!booking) return answerMissing();
  await edges.bookings.cancelByLink(booking.link_key);
  return redirect(paths.booking(booking.link_key), 303);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) => {
  const ground = groundOf(matches);
  return pageMeta(ground, { title: bookingPageCopy(ground.facts).cancelling.title, isHidden: true });
};

export default function CancelPage({ loaderData: own }: Route.ComponentProps) {
  const { cancelling } = bookingPageCopy(useFacts());
  if (!own) return <Missing />;
  return (
    <Leaf title={cancelling.title} lead={fillFor(own)(cancelling.lead)}>
      <form className="pair leaf__ways" method="post" action={paths.bookingCancel(own.key)}>
        <Button kind="ink" type="submit">
          {cancelling.button}
        </Button>
        <GoLink back href={paths.booking(own.key)} data-private>
          {cancelling.back}
        </GoLink>
      </form>
    </Leaf>
  );
}
