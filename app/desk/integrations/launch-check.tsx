import { integrationsCopy } from "#app/copy/desk/integrations.ts";
import type { Finding } from "#app/rules/business/launch-report.ts";

const copy = integrationsCopy.launch;

/** What must change before the launch, and what may stay. */
export function LaunchCheck({ findings }: { findings: readonly Finding[] }) {
  const blocked = findings.filter(({ isBlocking }) => isBlocking);
  const open = findings.filter(({ isBlocking }) => !isBlocking);
  return (
    <section className="launch" aria-labelledby="launch">
      <h2 id="launch">{copy.title}</h2>
      <p className="quiet">{copy.lead}</p>
      {blocked.length === 0 ? <p className="st st--ok">{copy.ready}</p> : <h3>{copy.blocked(blocked.length)}</h3>}
      <Groups findings={blocked} />
      {blocked.length > 0 && <p className="quiet">{copy.wordsHint}</p>}
      {open.length > 0 && <h3>{copy.open(open.length)}</h3>}
      <Groups findings={open} />
    </section>
  );
}

function Groups({ findings }: { findings: readonly Finding[] }) {
  return [...Map.groupBy(findings, ({ group }) => group)].map(([group, found]) => (
    <details key={group} className="launch__group">
      <summary>{copy.group(group, found.length)}</summary>
      <dl>
        {found.map(({ subject, why }) => (
          <div key={subject}>
            <dt>{subject}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </details>
  ));
}
