import { todayOf } from "#features/leads/desk/lead-query.ts";
import { countDue } from "#features/leads/server/queries/lead-steps.ts";
import { countUnanswered, listNewLeads, listWaitingLeads } from "#features/leads/server/queries/unanswered-leads.ts";
import { countedTo } from "#platform/desk/counted-to.ts";
import type { Services } from "#platform/http/services.ts";

const maxListed = 5;
const newForMs = 24 * 60 * 60 * 1000;

/** People who wait for an answer, new people, the next sessions, and the number of due steps. */
export async function loadPeople(services: Services) {
  const { db, bookings, clock } = services;
  const dayAgoMs = clock() - newForMs;
  return {
    recent: await listNewLeads(db, dayAgoMs, maxListed),
    waiting: await listWaitingLeads(db, maxListed),
    counts: await countUnanswered(db, dayAgoMs, countedTo),
    due: await countDue(db, todayOf(services), countedTo),
    ahead: await bookings.upcoming(maxListed),
  };
}

export type PeopleOfToday = Awaited<ReturnType<typeof loadPeople>>;
