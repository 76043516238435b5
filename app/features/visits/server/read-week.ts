import { paths } from "#facts/paths.ts";
import { listTitles } from "#features/articles/server/queries/articles.ts";
import { countDeadLinks } from "#features/business/server/queries/link-check.ts";
import { countBookedLeads, countNewLeads } from "#features/leads/server/queries/lead-origins.ts";
import { countDue } from "#features/leads/server/queries/lead-steps.ts";
import { countUnanswered } from "#features/leads/server/queries/unanswered-leads.ts";
import { listAlerts } from "#features/owner/server/queries/alerts.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { countDeliveries } from "#platform/outbox/server/queries/deliveries.ts";
import { businessDay } from "#platform/time/business-time.ts";
import { readLocalTime } from "#platform/time/local-time.ts";
import { addDays } from "#platform/time/zoned-time.ts";
import { type Advice, adviseOnAgents } from "../rules/advise-on-agents.ts";
import type { Period } from "../rules/period.ts";
import { countAgentPages, countAgents } from "./queries/agent-counts.ts";
import { countByPath } from "./queries/visit-counts.ts";

type Count = { count: number; before: number };

/** Figures of the letter about a week; the desk's pages show the same. */
export type Week = {
  period: Period;
  visits: Count;
  arrivals: Count;
  people: Count;
  booked: Count;
  waiting: number;
  due: number;
  held: number;
  failing: number;
  deadLinks: number;
  alerts: string[];
  advice: Advice | undefined;
  /** Of the article that the advice is about, or empty. */
  adviceTitle: string;
};

type Deps = { db: Db; nowMs: number; timeZone: string; isLive: boolean };

const countedTo = 1000;
const maxPaths = 500;
const dayMs = 24 * 60 * 60 * 1000;

const sum = (counts: readonly Count[]): Count => ({
  count: counts.reduce((all, { count }) => all + count, 0),
  before: counts.reduce((all, { before }) => all + before, 0),
});

export async function readWeek(period: Period, { db, nowMs, timeZone, isLive }: Deps): Promise<Week> {
  const startOf = (day: string) => readLocalTime(`${day}T00:00`, timeZone) ?? 0;
  const { earlierDay, fromDay, toDay } = period;
  const span = { beforeMs: startOf(earlierDay), fromMs: startOf(fromDay), toMs: startOf(addDays(toDay, 1)) };
  const agents = await countAgents(db, period);
  const ofKind = (kind: string) => sum(agents.filter((each) => each.kind === kind));
  const advice = adviseOnAgents({
    isLive,
    searches: ofKind("index").count,
    questions: ofKind("question").count,
    questionPages: await countAgentPages(db, "question", period, maxPaths),
    arrivalPages: await countAgentPages(db, "arrival", period, maxPaths),
  });
  return {
    period,
    visits: sum(await countByPath(db, { kind: "from", ...period, limit: maxPaths })),
    arrivals: ofKind("arrival"),
    people: sum(await countNewLeads(db, span)),
    booked: sum(await countBookedLeads(db, span)),
    waiting: (await countUnanswered(db, nowMs - dayMs, countedTo)).waiting,
    due: await countDue(db, businessDay(nowMs, timeZone), countedTo),
    held: await countDeliveries(db, "held", countedTo),
    failing: await countDeliveries(db, "failing", countedTo),
    deadLinks: await countDeadLinks(db),
    alerts: (await listAlerts(db)).map(({ name }) => name),
    advice: advice[0],
    adviceTitle: await titleOf(db, advice[0]?.path ?? ""),
  };
}

async function titleOf(db: Db, path: string): Promise<string> {
  const start = paths.article("");
  if (!path.startsWith(start)) return "";
  const [article] = await listTitles(db, [decodeURIComponent(path.slice(start.length))]);
  return article?.title ?? "";
}
