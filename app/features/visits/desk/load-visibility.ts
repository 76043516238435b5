import { loadTitles } from "#features/articles/server/load-titles.ts";
import { countBookedLeads, countNewByTime, countNewLeads } from "#features/leads/server/queries/lead-origins.ts";
import type { Services } from "#platform/http/services.ts";
import { readLocalTime } from "#platform/time/local-time.ts";
import { addDays } from "#platform/time/zoned-time.ts";
import { joinCounts, overTime, sumBy, sumCounts } from "../rules/join-counts.ts";
import { readOwnerLetter } from "../server/queries/owner-letters.ts";
import { countByPath } from "../server/queries/visit-counts.ts";
import { readPeriod } from "./read-period.ts";

const maxPages = 12;
const maxPaths = 500;
const maxCampaigns = 20;
/** Bars of a period. */
const maxParts = 12;

/** Loads visits, people and booked sessions by source and by page, for a period. */
export async function loadVisibility(request: Request, services: Services) {
  const { db, facts, publicSettings } = services;
  const { period, shown } = readPeriod(request, services);
  const { earlierDay, fromDay, toDay } = period;
  const { timeZone } = facts().booking;
  const startOf = (day: string) => readLocalTime(`${day}T00:00`, timeZone) ?? 0;
  const span = { beforeMs: startOf(earlierDay), fromMs: startOf(fromDay), toMs: startOf(addDays(toDay, 1)) };
  const parts = Math.min(maxParts, period.days);
  const [visits, views, people, booked, byTime] = await Promise.all([
    countByPath(db, { kind: "from", ...period, limit: maxPaths }),
    countByPath(db, { kind: "view", ...period, limit: maxPaths }),
    countNewLeads(db, span),
    countBookedLeads(db, span),
    countNewByTime(db, span, parts),
  ]);
  const asOrigins = (counts: typeof visits) => counts.map(({ path, ...counted }) => ({ origin: path, ...counted }));
  const sources = joinCounts({
    visits: asOrigins(visits),
    people: sumBy(people, "source"),
    booked: sumBy(booked, "source"),
  });
  const campaigns = joinCounts({ visits: [], people: sumBy(people, "campaign"), booked: sumBy(booked, "campaign") })
    .filter(({ origin }) => origin !== "")
    .slice(0, maxCampaigns);
  const pages = joinCounts({
    visits: asOrigins(views),
    people: sumBy(people, "page"),
    booked: sumBy(booked, "page"),
  }).slice(0, maxPages);
  const titles = await loadTitles(
    pages.map(({ origin }) => ({ path: origin })),
    { db },
  );
  const letter = { ...(await readOwnerLetter(db, "monday")), isMailed: publicSettings.isMailSet };
  const series = { source: overTime(byTime, "source", parts), campaign: overTime(byTime, "campaign", parts) };
  return { shown, period, sources, total: sumCounts(sources), campaigns, series, pages, titles, letter };
}
