import { loadTitles } from "#app/desk/frame/load-titles.ts";
import { adviseOnAgents } from "#app/rules/visits/advise-on-agents.ts";
import { figureOf } from "#app/rules/visits/figure.ts";
import { daysOf } from "#app/rules/visits/period.ts";
import type { Services } from "#server/services.ts";
import { readPeriod } from "./read-period.ts";

const maxPages = 500;
const maxShown = 8;
const drawn = ["arrival", "question", "index", "training"] as const;

/** Loads what agents fetched in a period, and who came from their answers. */
export async function loadAssistants(request: Request, services: Services) {
  const { queries, isLive } = services;
  const { agentCounts } = queries;
  const { period, shown } = readPeriod(request, services);
  const days = daysOf(period);
  const agents = await agentCounts.countAgents(period);
  const counted = await agentCounts.countAgentDays(period);
  const figures = drawn.map((kind) => ({ kind, figure: figureOf(days, counted.get(kind) ?? new Map()) }));
  const allRead = await agentCounts.countAgentPages("question", period, maxPages);
  const allLanded = await agentCounts.countAgentPages("arrival", period, maxPages);
  const sumOf = (kind: string) => agents.reduce((sum, each) => sum + (each.kind === kind ? each.count : 0), 0);
  const advice = adviseOnAgents({
    isLive: isLive(),
    searches: sumOf("index"),
    questions: sumOf("question"),
    questionPages: allRead,
    arrivalPages: allLanded,
  });
  const [read, landed] = [allRead.slice(0, maxShown), allLanded.slice(0, maxShown)];
  const titles = await loadTitles([...read, ...landed, ...advice], { queries });
  return { period, shown, agents, figures, read, landed, advice, titles };
}

export type AssistantsData = Awaited<ReturnType<typeof loadAssistants>>;
