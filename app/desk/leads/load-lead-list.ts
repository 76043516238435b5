import { countedTo } from "#app/desk/frame/counted-to.ts";
import { readCursor } from "#app/rules/http/cursor.ts";
import type { Services } from "#server/services.ts";
import { filterOf, readLeadQuery, todayOf } from "./lead-query.ts";

const limit = 25;
const thirtyDaysMs = 30 * 24 * 60 * 60 * 1000;

/** Loads the page of the list that an address asks for. */
export async function loadLeadList(request: Request, services: Services) {
  const { queries, clock } = services;
  const query = readLeadQuery(request);
  const today = todayOf(services);
  const before = readCursor(query.before);
  const { leads, next } = await queries.leadList.listLeads({ ...filterOf(query, services), before, limit });
  const unreached = await queries.deliveries.listUnreached(leads.map((lead) => lead.email_folded));
  return {
    query,
    today,
    next,
    isCut: query.q !== "" && (await queries.leadList.isSearchCut(query.q)),
    counts: {
      ...(await queries.leadList.countLeads(clock() - thirtyDaysMs, countedTo)),
      due: await queries.leadList.countDue(today, countedTo),
    },
    leads: leads.map((lead) => ({
      id: lead.id,
      name: lead.name,
      email: lead.email,
      business: lead.business,
      source: lead.came_by,
      score: lead.quiz_score,
      lastContactAt: lead.last_contact_at,
      status: lead.status,
      step: lead.next_step,
      stepDay: lead.next_step_day,
      unreached: unreached.get(lead.email_folded),
    })),
  };
}

export type LeadListData = Awaited<ReturnType<typeof loadLeadList>>;
