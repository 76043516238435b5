import type { BlueprintCopy } from "#app/copy/pages/visibility-blueprint.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Cover } from "#app/ui/cover.tsx";
import { Picture } from "#app/ui/picture.tsx";
import "#app/ui/cover.css";
import "./opening.css";

export function Opening({ hero, cover }: Pick<BlueprintCopy, "hero" | "cover">) {
  return (
    <section className="sheet-open surface-paper grid">
      <Picture className="bg" of="filaments-bone" alt="" sizes="100vw" priority />
      <div className="sheet-open__say">
        <p className="label">{hero.label}</p>
        <h1>
          {hero.title} <em>{hero.turn}</em>
        </h1>
        <p className="lead">{hero.lead}</p>
        <div className="pair">
          <ButtonLink kind="ink" href="#lead-form">
            {hero.button}
          </ButtonLink>
          <ButtonLink kind="line" href={paths.bookConsultation()}>
            {hero.callButton}
          </ButtonLink>
        </div>
      </div>
      <Cover art="visibility" {...cover} />
    </section>
  );
}
