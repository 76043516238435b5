import { data } from "react-router";
import type { Services } from "#platform/http/services.ts";
import { listDeliveriesAbout, listUnreached } from "#platform/outbox/server/queries/deliveries.ts";
import { pageName } from "../page-name.ts";
import { firstSource } from "../rules/first-source.ts";
import { maxOfEach } from "../rules/lead-event.ts";
import type { Attribution } from "../rules/read-attribution.ts";
import { listEvents } from "../server/queries/lead-events.ts";
import {
  findFirstAttribution,
  findLead,
  listBookingsOf,
  listQuizResultsOf,
  listSubmissions,
} from "../server/queries/lead-file.ts";
import { listHeat } from "../server/queries/lead-heat.ts";
import { listNotes } from "../server/queries/lead-notes.ts";
import { listTagsOf } from "../server/queries/lead-tags.ts";
import { leadSourceCopy } from "../words/lead-sources.ts";

/** Loads everything the desk shows of one person. Throws 404 if there is no such person. */
export async function loadLeadFile(id: string, { db, bookings, publicSettings, facts, clock, consentsOf }: Services) {
  const lead = await findLead(db, id);
  if (!lead) throw data(null, { status: 404, statusText: "Not Found" });
  const about = lead.email_folded;
  const [submissions, quizResults, deliveries, unreached, sessions, notes, events, first, next] = await Promise.all([
    listSubmissions(db, about, maxOfEach),
    listQuizResultsOf(db, about, maxOfEach),
    listDeliveriesAbout(db, [about], maxOfEach),
    listUnreached(db, [about]),
    listBookingsOf(db, about, maxOfEach),
    listNotes(db, [id], maxOfEach),
    listEvents(db, id, maxOfEach),
    findFirstAttribution(db, about),
    bookings.nextOf(about),
  ]);
  const [heat] = await listHeat(db, [lead], { weights: facts().heat, nowMs: clock() });
  const say = (attribution: Attribution) => sayFrom(attribution, publicSettings.siteUrl);
  return {
    lead,
    heat,
    tags: (await listTagsOf(db, [id])).get(id) ?? [],
    consent: (await consentsOf([lead])).get(about),
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

/** With what other features show of the person, by their names. */
export type LeadFileData = Awaited<ReturnType<typeof loadLeadFile>> & { panels: Record<string, unknown> };

function sayFrom(attribution: Attribution, siteUrl: string): string | undefined {
  const source = firstSource(attribution, new URL(siteUrl).host);
  return source && leadSourceCopy.sentence(source, pageName);
}

type Delivery = Awaited<ReturnType<typeof listDeliveriesAbout>>[number];

/** Whether the timeline shows it: mails to the person always, alerts and others only while they fail. */
const isShown = ({ destination, recipient, kind, state, attempts, isFailing }: Delivery) =>
  (destination === "mail" && recipient !== "owner" && !(kind === "answer" && hasLeft(state))) ||
  isFailing ||
  state === "held" ||
  (state === "waiting" && attempts > 0);

/** Then it stands there with its words. */
const hasLeft = (state: Delivery["state"]) => state === "delivered" || state === "unknown";
