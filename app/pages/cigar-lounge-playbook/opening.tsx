import type { CigarCopy } from "#app/copy/pages/cigar-lounge-playbook.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Cover } from "#app/ui/cover.tsx";
import { Picture } from "#app/ui/picture.tsx";
import "#app/ui/cover.css";
import "./opening.css";

export function Opening({ hero, cover }: Pick<CigarCopy, "hero" | "cover">) {
  return (
    <section className="smoke surface-bottle grid">
      <div className="smoke__say">
        <p className="label">{hero.label}</p>
        <h1>{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <ButtonLink href="#lead-form">{hero.button}</ButtonLink>
      </div>
      <Picture className="smoke__scene" of="cigar" alt="" sizes="(max-width: 64rem) 120vw, 90vw" priority />
      <Cover art="cigar" {...cover} />
    </section>
  );
}
