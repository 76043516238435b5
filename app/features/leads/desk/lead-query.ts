import type { DeskLeadsQuery } from "#facts/desk-paths.ts";
import { readCursor } from "#platform/http/cursor.ts";
import type { Services } from "#platform/http/services.ts";
import { businessDay } from "#platform/time/business-time.ts";
import { dayOfPost } from "#platform/time/calendar-day.ts";
import { readLocalTime } from "#platform/time/local-time.ts";
import { addDays } from "#platform/time/zoned-time.ts";
import { readLeadSort } from "../rules/lead-sort.ts";
import { readLeadStatus } from "../rules/lead-status.ts";
import { readTag } from "../rules/read-tag.ts";
import { leadsCopy } from "../words/desk.ts";

/** Reads filters and cursor of the list from the address. */
export function readLeadQuery(request: Request) {
  const { searchParams } = new URL(request.url);
  const came = searchParams.get("came") ?? "";
  const before = searchParams.get("before") ?? "";
  return {
    q: (searchParams.get("q") ?? "").slice(0, 100),
    came: came in leadsCopy.waysToChoose ? came : "",
    /** A day, or empty. */
    since: dayOfPost(searchParams.get("since") ?? "") ?? "",
    found: (searchParams.get("found") ?? "").slice(0, 20),
    page: (searchParams.get("page") ?? "").slice(0, 300),
    campaign: (searchParams.get("campaign") ?? "").slice(0, 300),
    tag: readTag(searchParams.get("tag") ?? ""),
    sort: readLeadSort(searchParams.get("sort")),
    /** A day, or empty. */
    newSince: dayOfPost(searchParams.get("new") ?? "") ?? "",
    /** The last day of these two periods, or empty. */
    until: dayOfPost(searchParams.get("until") ?? "") ?? "",
    status: readLeadStatus(searchParams.get("status")),
    isDue: searchParams.get("due") === "1",
    isWaiting: searchParams.get("waiting") === "1",
    /** Empty for the first page. */
    before: readCursor(before) ? before : "",
  };
}

export type LeadQuery = ReturnType<typeof readLeadQuery>;

/** The same list from its beginning. */
export const asQuery = ({
  q,
  came,
  since,
  found,
  page,
  campaign,
  tag,
  sort,
  newSince,
  until,
  status,
  isDue,
  isWaiting,
}: LeadQuery): DeskLeadsQuery => ({
  q,
  came,
  since,
  found,
  page,
  campaign,
  tag,
  sort,
  new: newSince,
  until,
  status,
  due: isDue ? "1" : undefined,
  waiting: isWaiting ? "1" : undefined,
});

/** The same page of the list. */
export const asPlace = (query: LeadQuery): DeskLeadsQuery => ({ ...asQuery(query), before: query.before });

export const todayOf = ({ clock, facts }: Services) => businessDay(clock(), facts().booking.timeZone);

export function filterOf(query: LeadQuery, services: Services) {
  const { q, came, since, found, page, campaign, tag, sort, newSince, until, status, isDue, isWaiting } = query;
  const startOf = (day: string) =>
    day === "" ? undefined : readLocalTime(`${day}T00:00`, services.facts().booking.timeZone);
  return {
    q,
    came,
    sinceMs: startOf(since),
    newSinceMs: startOf(newSince),
    untilMs: until === "" ? undefined : startOf(addDays(until, 1)),
    found,
    page,
    campaign,
    tag,
    sort,
    status,
    isWaiting,
    dueBy: isDue ? todayOf(services) : undefined,
  };
}
