import { type RouterContextProvider, redirect } from "react-router";
import { deskPaths } from "#app/desk-paths.ts";
import { readInstant } from "#app/rules/bookings/check-booking.ts";
import { type Fields, readFields } from "#app/sections/read-fields.ts";
import { type Services, servicesOf } from "#server/services.ts";

type Posted = { request: Request; context: Readonly<RouterContextProvider> };

/** Cancels sessions, accepts or reverts changes from the owner's calendar, or renews the address of the feed. */
export async function actOnBookings({ request, context }: Posted) {
  const { bookings } = servicesOf(context);
  const fields = await readFields(request);
  const { cancel, cancelNetwork, cancelWideNetwork, renew } = fields;
  if (renew !== undefined) {
    await bookings.renewFeedSecret();
    return redirect(deskPaths.bookings({ view: "week", flash: "renewed" }), 303);
  }
  if (fields.moveThere !== undefined || fields.putBack !== undefined) return answerChange(fields, bookings);
  if (cancel !== undefined) {
    const flash = (await bookings.cancel(cancel)) ? "cancelled" : "gone";
    return redirect(deskPaths.bookings({ flash }), 303);
  }
  const id = cancelNetwork ?? cancelWideNetwork;
  if (id === undefined) return redirect(deskPaths.bookings(), 303);
  const count = await bookings.cancelNetwork(id, cancelNetwork === undefined ? "wide_network" : "network");
  return redirect(deskPaths.bookings(count > 0 ? { cancelled: String(count) } : { flash: "gone" }), 303);
}

async function answerChange({ moveThere, putBack, start }: Fields, bookings: Services["bookings"]) {
  const say = (flash: string) => redirect(deskPaths.bookings({ flash }), 303);
  if (moveThere === undefined) return say((await bookings.putBack(putBack ?? "")) ? "putBack" : "gone");
  const startMs = readInstant(start ?? "");
  if (startMs === undefined) return say("gone");
  const { kind } = await bookings.moveById(moveThere, startMs, "");
  return say(kind === "moved" ? "moved" : kind === "closed" ? "gone" : "notFree");
}
