import { countedTo } from "#app/desk/frame/counted-to.ts";
import { todayOf } from "#app/desk/leads/lead-query.ts";
import type { Services } from "#server/services.ts";

const maxListed = 5;
/** A person without an answer for this long is listed as waiting. */
const maxWaitMs = 24 * 60 * 60 * 1000;

/** New people, those who have waited for more than a day, the next sessions, and the number of due steps. */
export async function loadPeople(services: Services) {
  const { queries, bookings, clock } = services;
  const { unansweredLeads: people } = queries;
  const dayAgoMs = clock() - maxWaitMs;
  return {
    recent: await people.listNewLeads(dayAgoMs, maxListed),
    waiting: await people.listWaitingLeads(dayAgoMs, maxListed),
    counts: await people.countUnanswered(dayAgoMs, countedTo),
    due: await queries.leadList.countDue(todayOf(services), countedTo),
    ahead: await bookings.upcoming(maxListed),
  };
}

export type PeopleOfToday = Awaited<ReturnType<typeof loadPeople>>;
