import type { AboutCopy } from "#app/copy/pages/about.ts";
import { Portrait, Signature } from "#app/sections/proof/founder-card.tsx";
import { useProof } from "#app/sections/proof/use-proof.ts";
import { Figure } from "#app/ui/figure.tsx";
import "#app/ui/figure.css";
import "./letter.css";

export function Letter({ figure, ...letter }: AboutCopy["letter"]) {
  const { founder } = useProof();
  return (
    <section className="letter surface-paper grid">
      <h1>
        {letter.title} <em>{letter.titleSecondLine}</em>
      </h1>
      <Figure of="craft-seal" sizes="(max-width: 44rem) 100vw, (max-width: 64rem) 100vw, 60vw" priority {...figure} />
      <div className="letter__text">
        <p className="letter__date">{letter.dateline}</p>
        <p>{letter.salutation}</p>
        {letter.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="letter__sign">
          {letter.signOff} <span>{founder ? <Signature of={founder} /> : letter.signature}</span>
          {founder?.signature && <b className="founder__name">{founder.name}</b>}
        </p>
      </div>
      {founder && <Portrait of={founder} sizes="(max-width: 44rem) 45vw, (max-width: 64rem) 25vw, 17vw" />}
      <p className="letter__note">{letter.postscript}</p>
    </section>
  );
}
