import type { HomeCopy } from "#app/copy/pages/home.ts";
import { paths } from "#app/paths.ts";
import { FounderCard } from "#app/sections/proof/founder-card.tsx";
import { useProof } from "#app/sections/proof/use-proof.ts";
import { Figure } from "#app/ui/figure.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import "#app/ui/dropcap.css";
import "#app/ui/figure.css";
import "./house.css";

export function House({ label, title, note, paragraphs, action, figure }: HomeCopy["house"]) {
  return (
    <section className="house section grid surface-paper" id="about" aria-labelledby="house">
      <p className="label house__label">{label}</p>
      <h2 id="house">{title}</h2>
      <p className="note house__note">{note}</p>
      <div className="house__text">
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? "dropcap" : undefined}>
            {paragraph}
          </p>
        ))}
        <FounderCard of={useProof().founder} />
        <GoLink href={paths.about()}>{action}</GoLink>
      </div>
      <Figure of="cigar" sizes="(max-width: 44rem) 88vw, (max-width: 64rem) 70vw, 60vw" {...figure} />
    </section>
  );
}
