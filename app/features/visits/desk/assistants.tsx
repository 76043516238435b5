import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { OneFigure } from "#platform/desk/one-figure.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { servicesOf } from "#platform/http/services.ts";
import { visitPaths } from "../visit-paths.ts";
import { visibilityCopy } from "../words/visibility.ts";
import type { Route } from "./+types/assistants";
import { AgentAdvice } from "./agent-advice.tsx";
import { AgentBars, PageBars } from "./agent-bars.tsx";
import { loadAssistants } from "./load-assistants.ts";
import "#platform/desk/bars.css";
import "#platform/desk/figures.css";
import "./visibility.css";

const copy = visibilityCopy.assistants;

export const loader = ({ request, context }: Route.LoaderArgs) => loadAssistants(request, servicesOf(context));

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

const listed = ["arrival", "question", "index", "training", "preview", "other"] as const;

export default function Assistants({ loaderData }: Route.ComponentProps) {
  const { agents, figures, read, landed, advice, titles, period } = loaderData;
  const { calendarDay } = useBusinessTime();
  const shown = { from: calendarDay(period.fromDay), to: calendarDay(period.toDay) };
  return (
    <>
      <DeskHead
        back={visitPaths.visibility()}
        backWords={visibilityCopy.ways.title}
        title={copy.title}
        lead={copy.lead}
      />
      <AgentAdvice advice={advice} titles={titles} />
      <div className="figs">
        {figures.map(({ kind, figure }) => (
          <OneFigure key={kind} name={copy.kinds[kind].figure} figure={figure} period={shown} days={period.days} />
        ))}
      </div>
      <section className="counted" aria-label={copy.title}>
        {listed.map((kind) => (
          <AgentBars key={kind} kind={kind} agents={agents.filter((each) => each.kind === kind)} />
        ))}
        <PageBars title={copy.pages} pages={read} titles={titles} />
        <PageBars title={copy.landed} pages={landed} titles={titles} />
        <p className="quiet counted__how">{copy.how}</p>
      </section>
    </>
  );
}
