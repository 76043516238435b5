import type { BlueprintCopy } from "#app/copy/pages/visibility-blueprint.ts";
import "#app/ui/dropcap.css";
import "./why.css";

export function Why({ title, paragraphs }: BlueprintCopy["why"]) {
  return (
    <section className="small-first section surface-paper grid" aria-labelledby="why">
      <h2 id="why">{title}</h2>
      <div className="small-first__text">
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? "dropcap" : undefined}>
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
