import { paths } from "#facts/paths.ts";
import { pageName } from "#features/leads/page-name.ts";
import { Bars } from "#platform/desk/bars.tsx";
import { compareFigures } from "#platform/desk/compare-figures.ts";
import { visibilityCopy } from "../words/visibility.ts";
import type { AssistantsData } from "./load-assistants.ts";

const copy = visibilityCopy.assistants;
const maxBars = 8;

type Agent = AssistantsData["agents"][number];

/** Shows the agents of one kind, and whether their names are confirmed. */
export function AgentBars({ kind, agents }: { kind: Agent["kind"]; agents: readonly Agent[] }) {
  const { title, text, none } = copy.kinds[kind];
  const shown = agents.filter(({ count }) => count > 0);
  const bars = shown.slice(0, maxBars).map(({ agent, count, before, confirmed }) => ({
    key: agent,
    name: copy.agent(agent),
    count,
    change: compareFigures(count, before),
    ...(kind !== "arrival" && agent !== "" && { note: sureness(count, confirmed)(agent) }),
  }));
  return (
    <div>
      <h2>{title}</h2>
      <p className="quiet">{text}</p>
      {bars.length > 0 ? <Bars bars={bars} /> : <p className="quiet">{none}</p>}
      {shown.length > maxBars && <p className="quiet">{copy.more(shown.length - maxBars)}</p>}
    </div>
  );
}

function sureness(count: number, confirmed: number) {
  if (confirmed === 0) return copy.named;
  return confirmed < count ? copy.partly : copy.confirmed;
}

type PagesProps = { title: string; pages: AssistantsData["read"]; titles: AssistantsData["titles"] };

export function PageBars({ title, pages, titles }: PagesProps) {
  const shown = pages.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  const bars = shown.map(({ path, count, before }) => ({
    key: path,
    name: path === paths.mcp() ? copy.tools : <a href={path}>{pageName(path, titles)}</a>,
    count,
    change: compareFigures(count, before),
  }));
  return (
    <div>
      <h2>{title}</h2>
      <Bars bars={bars} areNamesLong />
    </div>
  );
}
