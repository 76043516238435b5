import { countedTo } from "#platform/desk/counted-to.ts";
import { readCursor } from "#platform/http/cursor.ts";
import type { Services } from "#platform/http/services.ts";
import { listUnreached } from "#platform/outbox/server/queries/deliveries.ts";
import { countLeads, isSearchCut, listLeads } from "../server/queries/lead-list.ts";
import { countDue } from "../server/queries/lead-steps.ts";
import { filterOf, readLeadQuery, todayOf } from "./lead-query.ts";

const limit = 25;
const thirtyDaysMs = 30 * 24 * 60 * 60 * 1000;

/** Loads the page of the list that an address asks for. */
export async function loadLeadList(request: Request, services: Services) {
  const { db, clock } = services;
  const query = readLeadQuery(request);
  const today = todayOf(services);
  const before = readCursor(query.before);
  const { leads, next } = await listLeads(db, { ...filterOf(query, services), before, limit });
  const unreached = await listUnreached(
    db,
    leads.map((lead) => lead.email_folded),
  );
  return {
    query,
    today,
    next,
    isCut: query.q !== "" && (await isSearchCut(db, query.q)),
    counts: {
      ...(await countLeads(db, clock() - thirtyDaysMs, countedTo)),
      due: await countDue(db, today, countedTo),
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
