import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Figure } from "#app/ui/figure.tsx";
import type { Industry } from "./industry.ts";
import "#app/ui/figure.css";
import "./opening.css";

export function Opening({ name, copy: { hero }, scene, openingSurface, playbookPath }: Industry) {
  return (
    <section className={`trade ${name} surface-${openingSurface} grid`}>
      <div className="trade__say">
        <p className="label">{hero.label}</p>
        <h1>
          {hero.title} <em>{hero.turn}</em>
        </h1>
        <p className="lead">{hero.lead}</p>
        <p className="pair">
          <ButtonLink href={playbookPath}>{hero.playbookButton}</ButtonLink>
          <ButtonLink kind="line" href={paths.bookConsultation()}>
            {hero.callButton}
          </ButtonLink>
        </p>
      </div>
      <Figure {...scene} {...hero.figure} priority />
    </section>
  );
}
