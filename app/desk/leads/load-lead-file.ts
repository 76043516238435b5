import { data } from "react-router";
import type { Services } from "#server/services.ts";

const maxDeliveries = 50;

/** Everything the desk shows of one person. Throws 404 for nobody. */
export async function loadLeadFile(id: string, { queries, bookings }: Services) {
  const lead = await queries.leadFile.findLead(id);
  if (!lead) throw data(null, { status: 404, statusText: "Not Found" });
  const about = lead.email_folded;
  const [submissions, quizResults, deliveries, next] = await Promise.all([
    queries.leadFile.listSubmissions(about),
    queries.leadFile.listQuizResultsOf(about),
    queries.deliveries.listDeliveriesAbout([about], maxDeliveries),
    bookings.nextOf(about),
  ]);
  return { lead, submissions, quizResults, deliveries, nextBookingAt: next?.start_at };
}

export type LeadFileData = Awaited<ReturnType<typeof loadLeadFile>>;
