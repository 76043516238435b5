import type { DashCopy } from "#app/copy/pages/dash.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import "./opening.css";

export function Opening({ title, titleSecondLine, lead, action, secondAction }: DashCopy["hero"]) {
  return (
    <section className="dash-open surface-bottle grid">
      <Picture className="bg" of="filaments-bottle" alt="" sizes="100vw" priority />
      <div className="dash-open__say">
        <h1>
          {title} <em>{titleSecondLine}</em>
        </h1>
        <p className="lead">{lead}</p>
        <p className="pair">
          <ButtonLink href={paths.bookConsultation()}>{action}</ButtonLink>
          <ButtonLink kind="line" href="#price">
            {secondAction}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
