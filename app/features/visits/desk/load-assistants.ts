import { loadTitles } from "#features/articles/server/load-titles.ts";
import { figureOf } from "#platform/desk/figure.ts";
import type { Services } from "#platform/http/services.ts";
import { adviseOnAgents } from "../rules/advise-on-agents.ts";
import { daysOf } from "../rules/period.ts";
import { countAgentDays, countAgentPages, countAgents } from "../server/queries/agent-counts.ts";
import { readPeriod } from "./read-period.ts";

const maxPages = 500;
const maxShown = 8;
const drawn = ["arrival", "question", "index", "training"] as const;

/** Loads what agents fetched in a period, and who came from their answers. */
export async function loadAssistants(request: Request, services: Services) {
  const { db, isLive } = services;
  const { period, shown } = readPeriod(request, services);
  const days = daysOf(period);
  const agents = await countAgents(db, period);
  const counted = await countAgentDays(db, period);
  const figures = drawn.map((kind) => ({ kind, figure: figureOf(days, counted.get(kind) ?? new Map()) }));
  const allRead = await countAgentPages(db, "question", period, maxPages);
  const allLanded = await countAgentPages(db, "arrival", period, maxPages);
  const sumOf = (kind: string) => agents.reduce((sum, each) => sum + (each.kind === kind ? each.count : 0), 0);
  const advice = adviseOnAgents({
    isLive: isLive(),
    searches: sumOf("index"),
    questions: sumOf("question"),
    questionPages: allRead,
    arrivalPages: allLanded,
  });
  const [read, landed] = [allRead.slice(0, maxShown), allLanded.slice(0, maxShown)];
  const titles = await loadTitles([...read, ...landed, ...advice], { db });
  return { period, shown, agents, figures, read, landed, advice, titles };
}

export type AssistantsData = Awaited<ReturnType<typeof loadAssistants>>;
