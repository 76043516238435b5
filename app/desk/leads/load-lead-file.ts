import { data } from "react-router";
import { leadSourceCopy } from "#app/copy/desk/lead-sources.ts";
import { firstSource } from "#app/rules/leads/first-source.ts";
import type { Attribution } from "#app/rules/visits/read-attribution.ts";
import type { Services } from "#server/services.ts";

/** The limit of each kind of rows; nobody enters as many by hand. */
export const maxOfEach = 100;

/** Loads everything the desk shows of one person. Throws 404 if there is no such person. */
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

/** Whether the timeline shows it: mails to the person always, alerts and others only while they fail. */
const isShown = ({ destination, recipient, state, attempts, isFailing }: Delivery) =>
  (destination === "mail" && recipient !== "owner") ||
  isFailing ||
  state === "held" ||
  (state === "waiting" && attempts > 0);
