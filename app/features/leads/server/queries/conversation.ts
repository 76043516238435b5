import type { Db } from "#platform/engine/server/schema.ts";
import { listEvents } from "./lead-events.ts";
import { listBookingsOf, listSubmissions } from "./lead-file.ts";

export type Written = {
  id: string;
  at: number;
  by: "them" | "you";
  /** A form's name, or the subject of a mail. */
  of: { form: string } | { subject: string } | { session: number };
  text: string;
};

/** The words of a person and the owner to each other, the latest first. */
export async function listConversation(
  db: Db,
  { id, email_folded }: { id: string; email_folded: string },
  limit: number,
): Promise<Written[]> {
  const [events, submissions, bookings] = await Promise.all([
    listEvents(db, id, limit),
    listSubmissions(db, email_folded, limit),
    listBookingsOf(db, email_folded, limit),
  ]);
  const mails = events.flatMap(({ id, createdAt: at, kind, details }): Written[] => {
    if (kind !== "replied" && kind !== "answered") return [];
    return [{ id, at, by: kind === "replied" ? "them" : "you", of: { subject: details.subject }, text: details.text }];
  });
  const forms = submissions
    .filter(({ suspicion }) => suspicion === "")
    .map(({ id, createdAt: at, form, lead }): Written => ({ id, at, by: "them", of: { form }, text: lead.message }));
  const sessions = bookings.map(
    ({ id, created_at: at, start_at, notes }): Written => ({
      ...{ id, at, by: "them", of: { session: start_at }, text: notes },
    }),
  );
  return [...mails, ...forms, ...sessions]
    .filter(({ text }) => text !== "")
    .toSorted((one, other) => other.at - one.at)
    .slice(0, limit);
}
