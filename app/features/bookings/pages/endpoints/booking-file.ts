import { missingResponse } from "#platform/http/public-response.ts";
import { servicesOf } from "#platform/http/services.ts";
import type { Route } from "./+types/booking-file";

export const handle = { personal: true } as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { bookings } = servicesOf(context);
  const booking = await bookings.find(params.key);
  if (!booking) return missingResponse();
  return new Response(bookings.writeFile(booking), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="consultation.ics"',
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex, nofollow",
    },
  });
}
