import { loadTitles } from "#app/desk/frame/load-titles.ts";
import { readLocalTime } from "#app/rules/time/local-time.ts";
import { addDays } from "#app/rules/time/zoned-time.ts";
import { joinCounts, sumBy, sumCounts } from "#app/rules/visits/join-counts.ts";
import type { Services } from "#server/services.ts";
import { readPeriod } from "./read-period.ts";

const maxPages = 12;
const maxPaths = 500;

/** Loads visits, people and booked sessions by source and by page, for a period. */
export async function loadVisibility(request: Request, services: Services) {
  const { queries, facts, publicSettings } = services;
  const { period, shown } = readPeriod(request, services);
  const { earlierDay, fromDay, toDay } = period;
  const { timeZone } = facts().booking;
  const startOf = (day: string) => readLocalTime(`${day}T00:00`, timeZone) ?? 0;
  const span = { beforeMs: startOf(earlierDay), fromMs: startOf(fromDay), toMs: startOf(addDays(toDay, 1)) };
  const { countNewLeads, countBookedLeads } = queries.leadOrigins;
  const { countByPath } = queries.visitCounts;
  const [visits, views, people, booked] = await Promise.all([
    countByPath({ kind: "from", ...period, limit: maxPaths }),
    countByPath({ kind: "view", ...period, limit: maxPaths }),
    countNewLeads(span),
    countBookedLeads(span),
  ]);
  const asOrigins = (counts: typeof visits) => counts.map(({ path, ...counted }) => ({ origin: path, ...counted }));
  const sources = joinCounts({
    visits: asOrigins(visits),
    people: sumBy(people, "source"),
    booked: sumBy(booked, "source"),
  });
  const pages = joinCounts({
    visits: asOrigins(views),
    people: sumBy(people, "page"),
    booked: sumBy(booked, "page"),
  }).slice(0, maxPages);
  const titles = await loadTitles(
    pages.map(({ origin }) => ({ path: origin })),
    { queries },
  );
  const letter = { ...(await queries.ownerLetters.readOwnerLetter("monday")), isMailed: publicSettings.isMailSet };
  return { shown, period, sources, total: sumCounts(sources), pages, titles, letter };
}
