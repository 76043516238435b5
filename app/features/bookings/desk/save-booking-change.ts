import { data, type RouterContextProvider, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { type Fields, readFields } from "#platform/http/read-fields.ts";
import { type Services, servicesOf } from "#platform/http/services.ts";
import { readText } from "#platform/text/read-text.ts";
import { readInstant } from "../rules/check-booking.ts";
import { maxNoteCharacters } from "./max-note-characters.ts";

/** A refused change, with the owner's input. */
export type RefusedChange = {
  act: "move" | "cancel" | "letter";
  problem: "missing" | "gone" | "note";
  note: string;
  start: string;
};

type Posted = { request: Request; params: { id: string }; context: Readonly<RouterContextProvider> };

/** Moves or cancels a session, or notes whether the visitor came. */
export async function saveBookingChange({ request, params: { id }, context }: Posted) {
  const { bookings } = servicesOf(context);
  const fields = await readFields(request);
  const { act } = fields;
  if (act === "move" || act === "cancel" || act === "letter") return change(id, act, fields, bookings);
  if (act !== "noShow" && act !== "came") return redirect(deskPaths.booking(id), 303);
  const isDone = await bookings.setNoShow(id, act === "noShow");
  return redirect(deskPaths.booking(id, { flash: isDone ? act : "closed" }), 303);
}

async function change(id: string, act: RefusedChange["act"], fields: Fields, bookings: Services["bookings"]) {
  const { text: note, isTooLong } = readText(fields.note, "lines", maxNoteCharacters);
  const start = fields.start ?? "";
  const refuse = (problem: RefusedChange["problem"], status: number) =>
    data({ act, problem, note, start } satisfies RefusedChange, status);
  if (isTooLong) return refuse("note", 422);
  if (act === "letter") {
    const isSent = await bookings.sendLetter(id, note);
    return redirect(deskPaths.booking(id, { flash: isSent ? "letter" : "closed" }), 303);
  }
  if (act === "cancel") {
    const isDone = await bookings.cancel(id, note);
    return redirect(deskPaths.booking(id, { flash: isDone ? "cancelled" : "closed" }), 303);
  }
  const startMs = readInstant(start);
  if (startMs === undefined) return refuse("missing", 422);
  const before = await bookings.findById(id);
  const { kind } = await bookings.moveById(id, startMs, note);
  if (kind === "slot taken") return refuse("gone", 409);
  if (kind === "closed" || !before) return redirect(deskPaths.booking(id, { flash: "closed" }), 303);
  if (before.start_at === startMs) return redirect(deskPaths.booking(id, { flash: "unmoved" }), 303);
  return redirect(deskPaths.booking(id, { flash: "moved", back: new Date(before.start_at).toISOString() }), 303);
}
