import { countedTo } from "#platform/desk/counted-to.ts";
import { readCursor } from "#platform/http/cursor.ts";
import type { Services } from "#platform/http/services.ts";
import { listUnreached } from "#platform/outbox/server/queries/deliveries.ts";
import { listHeat } from "../server/queries/lead-heat.ts";
import { countLeads, listLeads } from "../server/queries/lead-list.ts";
import { isSearchCut } from "../server/queries/lead-search.ts";
import { countDue } from "../server/queries/lead-steps.ts";
import { listTags, listTagsOf } from "../server/queries/lead-tags.ts";
import { filterOf, readLeadQuery, todayOf } from "./lead-query.ts";

const limit = 25;
const thirtyDaysMs = 30 * 24 * 60 * 60 * 1000;

/** Loads the page of the list that an address asks for. */
export async function loadLeadList(request: Request, services: Services) {
  const { db, clock, facts } = services;
  const query = readLeadQuery(request);
  const today = todayOf(services);
  const before = readCursor(query.before);
  const { leads, next } = await listLeads(db, { ...filterOf(query, services), before, limit });
  const heat = await listHeat(db, leads, { weights: facts().heat, nowMs: clock() });
  const tags = await listTagsOf(
    db,
    leads.map(({ id }) => id),
  );
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
    tags: await listTags(db),
    leads: leads.map((lead, index) => ({
      id: lead.id,
      name: lead.name,
      email: lead.email,
      business: lead.business,
      source: lead.came_by,
      heat: heat[index],
      tags: tags.get(lead.id) ?? [],
      lastContactAt: lead.last_contact_at,
      status: lead.status,
      step: lead.next_step,
      stepDay: lead.next_step_day,
      unreached: unreached.get(lead.email_folded),
    })),
  };
}

export type LeadListData = Awaited<ReturnType<typeof loadLeadList>>;
