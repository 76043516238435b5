import { data } from "react-router";
import { leadSourceCopy } from "#app/copy/desk/lead-sources.ts";
import { firstSource } from "#app/rules/leads/first-source.ts";
import type { Attribution } from "#app/rules/visits/read-attribution.ts";
import type { Services } from "#server/services.ts";

/** Of each kind; nobody does as much by hand. */
export const maxOfEach = 100;

/** Everything the desk shows of one person. Throws 404 for nobody. */
export async function loadLeadFile(id: string, { queries, bookings, publicSettings }: Services) {
  const lead = await queries.leadFile.findLead(id);
  if (!lead) throw data(null, { status: 404, statusText: "Not Found" });
  const about = lead.email_folded;
  const [submissions, quizResults, deliveries, unreached, sessions, notes, events, first, next] = await Promise.all([
    queries.leadFile.listSubmissions(about, maxOfEach),
    queries.leadFile.listQuizResultsOf(about, maxOfEach),
    queries.deliveries.listDeliveriesAbout([about], maxOfEach),
    queries.deliveries.listUnreached([about]),
    queries.leadFile.listBookingsOf(about, maxOfEach),
    queries.leadFile.listNotes([id], maxOfEach),
    queries.leadFile.listEvents(id, maxOfEach),
    queries.leadFile.findFirstAttribution(about),
    bookings.nextOf(about),
  ]);
  const say = (attribution: Attribution) => sayFrom(attribution, publicSettings.siteUrl);
  return {
    lead,
    submissions: submissions.map((sent) => ({ ...sent, source: say(sent.attribution) })),
    quizResults,
    deliveries: deliveries.filter(isShown),
    notes,
    events,
    sessionNotes: Object.fromEntries(sessions.map((session) => [session.id, session.notes])),
    firstSource: first && say(first),
    isCut: [submissions, quizResults, deliveries, notes, events].some(({ length }) => length === maxOfEach),
    unreached: unreached.get(about),
    nextBookingAt: next?.start_at,
  };
}

export type LeadFileData = Awaited<ReturnType<typeof loadLeadFile>>;

function sayFrom(attribution: Attribution, siteUrl: string): string | undefined {
  const source = firstSource(attribution, new URL(siteUrl).host);
  return source && leadSourceCopy.sentence(source);
}

type Delivery = Awaited<ReturnType<Services["queries"]["deliveries"]["listDeliveriesAbout"]>>[number];

/** In the timeline, mails to the person; others, such as alerts to the owner, only while they are in trouble. */
const isShown = ({ destination, recipient, state, attempts, isFailing }: Delivery) =>
  (destination === "mail" && recipient !== "owner") ||
  isFailing ||
  state === "held" ||
  (state === "waiting" && attempts > 0);
