import { data } from "react-router";
import type { Services } from "#server/services.ts";

const maxDeliveries = 50;

/** Everything the desk shows about one lead. Throws 404 if there is none. */
export async function loadLeadFile(id: string, { db, tables, bookings }: Services) {
  const lead = await tables.leadFile.findLead(db, id);
  if (!lead) throw data(null, { status: 404, statusText: "Not Found" });
  const about = lead.email_folded;
  const [submissions, quizResults, deliveries, next] = await Promise.all([
    tables.leadFile.listSubmissions(db, about),
    tables.leadFile.listQuizResultsOf(db, about),
    tables.deliveries.listDeliveriesAbout(db, [about], maxDeliveries),
    bookings.nextOf(about),
  ]);
  return { lead, submissions, quizResults, deliveries, nextBookingAt: next?.start_at };
}

export type LeadFileData = Awaited<ReturnType<typeof loadLeadFile>>;
