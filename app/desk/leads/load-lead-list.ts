import { countedTo } from "#app/desk/frame/counted-to.ts";
import { readCursor } from "#app/rules/http/cursor.ts";
import type { Services } from "#server/services.ts";
import { maxInCsv, readLeadQuery } from "./lead-query.ts";

const limit = 25;
const thirtyDaysMs = 30 * 24 * 60 * 60 * 1000;

/** The page of the inbox that an address asks for. */
export async function loadLeadList(request: Request, { queries, clock }: Services) {
  const query = readLeadQuery(request);
  const cursor = new URL(request.url).searchParams.get("before") ?? "";
  const before = readCursor(cursor);
  const { leads, isMore } = await queries.leadList.listLeads({ ...query, before, limit });
  const people = leads.map((lead) => lead.email_folded);
  const unreached = await queries.deliveries.listUnreached(people);
  const last = leads.at(-1);
  return {
    query,
    /** The cursor of this page, for the way back. */
    cursor: before ? cursor : "",
    isFirst: !before,
    isCsvCut: isMore && (await queries.leadList.hasMoreLeads(query, maxInCsv)),
    isCut: query.q !== "" && (await queries.leadList.isSearchCut(query.q)),
    next: isMore && last ? { ms: last.last_contact_at, id: last.id } : undefined,
    counts: await queries.leadList.countLeads(clock() - thirtyDaysMs, countedTo),
    leads: leads.map((lead) => ({
      id: lead.id,
      name: lead.name,
      email: lead.email,
      business: lead.business,
      source: lead.came_by,
      score: lead.quiz_score,
      lastContactAt: lead.last_contact_at,
      status: lead.status,
      isUnreached: unreached.has(lead.email_folded),
    })),
  };
}

export type LeadListData = Awaited<ReturnType<typeof loadLeadList>>;
