import { deskPaths } from "#facts/desk-paths.ts";
import { pageName } from "#features/leads/page-name.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import type { Advice } from "../rules/advise-on-agents.ts";
import { visibilityCopy as copy } from "../words/visibility.ts";

type Props = { advice: readonly Advice[]; titles: Readonly<Record<string, string>> };

/** Lists advice for the owner, each with a link. */
export const AgentAdvice = ({ advice, titles }: Props) => (
  <section aria-labelledby="advice">
    <h2 id="advice">{copy.assistants.todo}</h2>
    {advice.length === 0 && <p className="quiet">{copy.assistants.nothing}</p>}
    <ul className="advice">
      {advice.map((each) => (
        <li key={each.kind}>
          <p>{copy.advice(each, pageName(each.path, titles))}</p>
          <Way advice={each} />
        </li>
      ))}
    </ul>
  </section>
);

function Way({ advice: { kind, path } }: { advice: Advice }) {
  if (kind === "not live") return <GoLink href={deskPaths.goLive()}>{copy.goLive}</GoLink>;
  if (kind === "no question") return <GoLink href={deskPaths.newArticle()}>{copy.writeArticle}</GoLink>;
  return path ? <GoLink href={path}>{copy.readPage}</GoLink> : null;
}
