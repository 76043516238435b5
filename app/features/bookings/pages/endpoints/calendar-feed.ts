import { missingResponse } from "#platform/http/public-response.ts";
import { servicesOf } from "#platform/http/services.ts";
import type { Route } from "./+types/calendar-feed";

export const handle = { personal: true } as const;

/** The owner's sessions, for calendar programs that know the secret address. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const text = await servicesOf(context).bookings.readCalendarFeed(params.secret);
  if (text === undefined) return missingResponse();
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex, nofollow",
    },
  });
}
