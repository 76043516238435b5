import { type AboutCopy, aboutCopy } from "#app/copy/pages/about.ts";
import { proofCopy } from "#app/copy/pages/proof.ts";
import { paths } from "#app/paths.ts";
import { ContourField } from "#app/sections/contour-field.tsx";
import { Invitation } from "#app/sections/invitation.tsx";
import { metaOf } from "#app/sections/page-meta.ts";
import { Cases } from "#app/sections/proof/cases.tsx";
import { Portrait, Signature } from "#app/sections/proof/founder-card.tsx";
import { Testimonials } from "#app/sections/proof/testimonials.tsx";
import { useProof } from "#app/sections/proof/use-proof.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { Figure } from "#app/ui/figure.tsx";
import { Seal } from "#app/ui/seal.tsx";
import "./five-steps.css";
import "./letter.css";
import "#app/ui/figure.css";
import "./quadrant.css";

export const handle = { showsProof: true } as const;

export const meta = metaOf(aboutCopy, { path: paths.about() });

export default function AboutPage() {
  const copy = aboutCopy(useFacts());
  const words = proofCopy(useFacts());
  const { cases, testimonials } = useProof();
  return (
    <>
      <Letter {...copy.letter} />
      <Quadrant {...copy.reasons} />
      <FiveSteps {...copy.process} />
      <Cases of={cases} title={words.cases.title} />
      <Testimonials of={testimonials} />
      <Invitation {...copy.invitation} href={paths.bookConsultation()} />
    </>
  );
}

function FiveSteps({ title, steps }: AboutCopy["process"]) {
  return (
    <section className="five surface-ink grid" aria-labelledby="process">
      <ContourField of="ox" late />
      <h2 className="label" id="process">
        {title}
      </h2>
      <ol>
        {steps.map(({ title: step, text }) => (
          <li key={step}>
            <h3>{step}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Quadrant({ title, items }: AboutCopy["reasons"]) {
  return (
    <section className="cross section surface-bone grid" aria-labelledby="reasons">
      <h2 id="reasons">{title}</h2>
      <div className="cross__pts">
        {items.map(({ title: reason, text }) => (
          <article key={reason}>
            <h3>{reason}</h3>
            <p>{text}</p>
          </article>
        ))}
        <div className="cross__seal">
          <Seal />
        </div>
      </div>
    </section>
  );
}

function Letter({ figure, ...letter }: AboutCopy["letter"]) {
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
