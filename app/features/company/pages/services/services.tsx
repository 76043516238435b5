import { metaOf } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { Closing } from "#platform/sections/closing.tsx";
import { ContourField } from "#platform/sections/contour-field.tsx";
import { Courses } from "#platform/sections/courses.tsx";
import { Play } from "#platform/sections/play.tsx";
import { Figure } from "#platform/ui/figure.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { type ServicesCopy, servicesCopy } from "../../words/services.ts";
import { Comparison } from "./comparison.tsx";
import { Packages } from "./packages.tsx";
import "./dash-scene.css";
import "#platform/sections/steps.css";
import "#platform/ui/figure.css";
import "./a-la-carte.css";

export const meta = metaOf(servicesCopy);

export default function ServicesPage() {
  const copy = servicesCopy(useFacts());
  return (
    <>
      <Opening {...copy.hero} />
      <DashScene {...copy.dash} />
      <Packages {...copy.packages} />
      <ALaCarte {...copy.aLaCarte} />
      <Comparison {...copy.comparison} />
      <Approach {...copy.approach} />
      <Closing {...copy.closing} href={paths.bookConsultation()} scene="filaments-aubergine" />
    </>
  );
}

function ALaCarte({ title, intro, items, figure }: ServicesCopy["aLaCarte"]) {
  return (
    <section className="carte surface-ink grid" id="a-la-carte" aria-labelledby="carte">
      <Figure of="table" sizes="(max-width: 64rem) 100vw, 85vw" {...figure} />
      <div className="carte__list">
        <h2 id="carte">{title}</h2>
        <p className="lead">{intro}</p>
        <Courses items={items} />
      </div>
    </section>
  );
}

function Approach({ title, steps }: ServicesCopy["approach"]) {
  return (
    <section className="section surface-paper grid" id="approach" aria-labelledby="approach-title">
      <h2 className="list-head" id="approach-title">
        {title}
      </h2>
      <ol className="steps">
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

function DashScene({ title, paragraphs, price, action, example }: ServicesCopy["dash"]) {
  return (
    <section className="dash surface-bottle grid" id="dash" aria-labelledby="dash-title">
      <div className="dash__say">
        <h2 id="dash-title">{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="price">{price}</p>
        <GoLink href={paths.dash()}>{action}</GoLink>
      </div>
      <Play {...example} />
    </section>
  );
}

function Opening({ title, titleSecondLine, lead, jumps }: ServicesCopy["hero"]) {
  return (
    <section className="opening surface-ink grid">
      <ContourField of="dark" />
      <h1 id="services">
        {title} <em>{titleSecondLine}</em>
      </h1>
      <p className="lead">{lead}</p>
      <nav className="jump" aria-labelledby="services">
        {jumps.map(({ id, label }) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
    </section>
  );
}
