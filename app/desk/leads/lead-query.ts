import { leadsCopy } from "#app/copy/desk/leads.ts";
import type { DeskLeadsQuery } from "#app/desk-paths.ts";
import { readCursor } from "#app/rules/http/cursor.ts";
import { readLeadStatus } from "#app/rules/leads/lead-status.ts";
import { businessDay } from "#app/rules/time/business-time.ts";
import { dayOfPost } from "#app/rules/time/calendar-day.ts";
import { readLocalTime } from "#app/rules/time/local-time.ts";
import type { Services } from "#server/services.ts";

/** What the list is narrowed by, and where its page begins. */
export function readLeadQuery(request: Request) {
  const { searchParams } = new URL(request.url);
  const came = searchParams.get("came") ?? "";
  const before = searchParams.get("before") ?? "";
  return {
    q: (searchParams.get("q") ?? "").slice(0, 100),
    came: came in leadsCopy.waysToChoose ? came : "",
    /** A day, or empty. */
    since: dayOfPost(searchParams.get("since") ?? "") ?? "",
    status: readLeadStatus(searchParams.get("status")),
    isDue: searchParams.get("due") === "1",
    /** Empty for the first page. */
    before: readCursor(before) ? before : "",
  };
}

export type LeadQuery = ReturnType<typeof readLeadQuery>;

/** The same list from its beginning. */
export const asQuery = ({ q, came, since, status, isDue }: LeadQuery): DeskLeadsQuery => ({
  q,
  came,
  since,
  status,
  due: isDue ? "1" : undefined,
});

/** The same page of the list. */
export const asPlace = (query: LeadQuery): DeskLeadsQuery => ({ ...asQuery(query), before: query.before });

export const todayOf = ({ clock, facts }: Services) => businessDay(clock(), facts().booking.timeZone);

export const filterOf = ({ q, came, since, status, isDue }: LeadQuery, services: Services) => ({
  q,
  came,
  sinceMs: since === "" ? undefined : readLocalTime(`${since}T00:00`, services.facts().booking.timeZone),
  status,
  dueBy: isDue ? todayOf(services) : undefined,
});
