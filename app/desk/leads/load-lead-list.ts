import { readPagePlace } from "#app/rules/page-place.ts";
import type { Edges } from "#server/edges.ts";
import { countedTo } from "../counted-to.ts";
import { mostInCsv, readLeadQuery } from "./lead-query.ts";

const most = 25;
const thirtyDaysMs = 30 * 24 * 60 * 60 * 1000;

/** The page of the inbox that an address asks for. */
export async function loadLeadList(request: Request, { db, tables, clock }: Edges) {
  const query = readLeadQuery(request);
  const place = new URL(request.url).searchParams.get("before") ?? "";
  const before = readPagePlace(place);
  const { leads, isMore } = await tables.leadList.listLeads(db, { ...query, before, most });
  const people = leads.map((lead) => lead.email_folded);
  const unreached = await tables.deliveries.listUnreached(db, people);
  const last = leads.at(-1);
  return {
    query,
    /** Where this page of the list begins, for the way back to it. */
    place: before ? place : "",
    isFirst: !before,
    isCsvCut: isMore && (await tables.leadList.hasMoreLeads(db, query, mostInCsv)),
    isCut: query.q !== "" && (await tables.leadList.isSearchCut(db, query.q)),
    next: isMore && last ? { ms: last.last_contact_at, id: last.id } : undefined,
    counts: await tables.leadList.countLeads(db, clock() - thirtyDaysMs, countedTo),
    leads: leads.map((lead) => ({
      id: lead.id,
      name: lead.name,
      email: lead.email,
      business: lead.business,
      cameBy: lead.came_by,
      score: lead.quiz_score,
      lastContactAt: lead.last_contact_at,
      status: lead.status,
      isUnreached: unreached.has(lead.email_folded),
    })),
  };
}

export type LeadListData = Awaited<ReturnType<typeof loadLeadList>>;
