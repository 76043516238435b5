import { metaOf } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { ContourField } from "#platform/sections/contour-field.tsx";
import { Invitation } from "#platform/sections/invitation.tsx";
import { Figure } from "#platform/ui/figure.tsx";
import { Seal } from "#platform/ui/seal.tsx";
import { type AboutCopy, aboutCopy } from "../../words/about.ts";
import { proofCopy } from "../../words/proof.ts";
import { Cases } from "../proof/cases.tsx";
import { Portrait, Signature } from "../proof/founder-card.tsx";
import { Testimonials } from "../proof/testimonials.tsx";
import { useProof } from "../proof/use-proof.ts";
import "./five-steps.css";
import "./letter.css";
import "#platform/ui/figure.css";
import "./quadrant.css";

export const handle = { showsProof: true } as const;

export const meta = metaOf(aboutCopy);

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
