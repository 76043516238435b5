import type { ToolsCopy } from "#app/copy/pages/tools-resources.ts";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import "#app/ui/badges.css";
import "./bench.css";

export function Bench({ title, available, soonBadge, soon }: ToolsCopy["growth"]) {
  return (
    <section className="bench section surface-bone grid" aria-labelledby="bench">
      <h2 id="bench">{title}</h2>
      <div className="bench__rows">
        <article className="bench__ready">
          <h3>{available.title}</h3>
          <Badge>{available.badge}</Badge>
          <p>{available.text}</p>
          <ButtonLink kind="ink" href={paths.visibilityBlueprint()}>
            {available.button}
          </ButtonLink>
        </article>
        {soon.map((item) => (
          <article key={item.title}>
            <h3>{item.title}</h3>
            <Button kind="line" small bare disabled>
              {soonBadge}
            </Button>
            <p>{item.text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
