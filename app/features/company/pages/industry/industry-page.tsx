import type { ReactNode } from "react";
import { sessionPath } from "#facts/promised-kinds.ts";
import { takeTurn } from "#facts/take-turn.ts";
import { useFacts } from "#facts/use-facts.ts";
import { DrawnNotes, DrawnPage } from "#platform/sections/drawn-page.tsx";
import { ButtonLink } from "#platform/ui/button.tsx";
import { Cover } from "#platform/ui/cover.tsx";
import { Figure } from "#platform/ui/figure.tsx";
import { WholeWords } from "#platform/ui/whole-words.tsx";
import type { IndustryCopy, Phrase } from "../../words/industry-copy.ts";
import { proofCopy } from "../../words/proof.ts";
import { Cases } from "../proof/cases.tsx";
import { Testimonials } from "../proof/testimonials.tsx";
import { useProof } from "../proof/use-proof.ts";
import type { Industry } from "./industry.ts";
import { TradeYear } from "./trade-year.tsx";
import "#platform/ui/dropcap.css";
import "./solution.css";
import "./opening.css";
import "./pair.css";
import "./promo.css";
import "#platform/ui/cover.css";
import "#platform/ui/figure.css";

type Props = Industry & { children: ReactNode };

/**
 * All industry pages have the same parts in the same order; `children` draws the systems in the trade's own picture.
 */
export function IndustryPage({ children, ...industry }: Props) {
  const { name, copy, playbookPath } = industry;
  return (
    <>
      <Opening {...industry} />
      <Introduction name={name} {...copy.intro} />
      <Solution surface={industry.solutionSurface} phrases={copy.solution} />
      <Problems name={name} {...copy.problems} />
      {children}
      <Pair {...copy.pair} />
      <Deliverables name={name} detail={industry.detail} {...copy.deliverables} />
      <TradeProof name={name} />
      <Promo name={name} art={industry.cover} path={playbookPath} {...copy.promo} />
      <TradeYear name={name} {...copy.closing} />
    </>
  );
}

function Pair({ title, note, before, after, notes }: IndustryCopy["pair"]) {
  return (
    <section className="pages-pair section surface-bone grid" aria-labelledby="pair">
      <div className="pages-pair__head">
        <h2 id="pair">{title}</h2>
        <p className="note">{note}</p>
      </div>
      <DrawnPage page={before} />
      <DrawnPage page={after} notes={notes} />
      <DrawnNotes notes={notes} />
    </section>
  );
}

function Solution({ surface, phrases }: { surface: "paper" | "ox"; phrases: Phrase[] }) {
  return (
    <section className={`solution section surface-${surface} grid`}>
      <p>{phrases.map(({ text, stressed }) => (stressed ? <em key={text}>{text}</em> : text))}</p>
    </section>
  );
}

function Introduction({ name, paragraphs }: { name: Industry["name"]; paragraphs: string[] }) {
  return (
    <section className={`trade-intro ${name}-intro surface-paper grid`}>
      <div>
        {paragraphs.map((paragraph, index) => (
          <p className={index === 0 ? "dropcap" : undefined} key={paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

function Problems({ name, title, rows }: { name: Industry["name"] } & IndustryCopy["problems"]) {
  return (
    <section className={`trade-problems ${name}-problems section surface-bone grid`} aria-labelledby="problems">
      <h2 id="problems">{title}</h2>
      <dl>
        {rows.map(({ says, cause, behind }) => (
          <div key={says}>
            <dt>{says}</dt>
            <dd>
              <b>{cause}</b> {behind}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type PromoProps = { name: Industry["name"]; art: Industry["cover"]; path: string } & IndustryCopy["promo"];

function Promo({ name, art, path, title, text, button, cover }: PromoProps) {
  return (
    <section className={`promo promo--${name} surface-bone grid`} aria-labelledby="playbook">
      <div className="promo__book">
        <Cover art={art} {...cover} />
      </div>
      <div className="promo__say">
        <h2 id="playbook">{title}</h2>
        <p>{text}</p>
        <ButtonLink kind="ink" href={path}>
          {button}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The trade of a case, and which testimonial each page begins with, so that they differ. */
const trades = {
  estate: { trade: "wineries", turn: 0 },
  lounge: { trade: "cigar-lounges", turn: 1 },
  dining: { trade: "fine-dining", turn: 2 },
} satisfies Record<Industry["name"], unknown>;

/** The cases of this trade, and one testimonial. */
function TradeProof({ name }: Pick<Industry, "name">) {
  const { trade, turn } = trades[name];
  const { cases, testimonials } = useProof();
  return (
    <>
      <Cases of={cases.filter((each) => each.trade === trade)} title={proofCopy(useFacts()).trade.title} />
      <Testimonials of={takeTurn(testimonials, turn)} />
    </>
  );
}

function Opening({ name, copy: { hero }, scene, openingSurface, playbookPath }: Industry) {
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
          <ButtonLink kind="line" href={sessionPath(useFacts(), "strategyCall")}>
            {hero.callButton}
          </ButtonLink>
        </p>
      </div>
      <Figure {...scene} {...hero.figure} priority />
    </section>
  );
}

type DeliverablesProps = Pick<Industry, "name" | "detail"> & IndustryCopy["deliverables"];

function Deliverables({ name, detail, title, note, figure, groups }: DeliverablesProps) {
  return (
    <section className={`trade-gets ${name}-gets section surface-paper grid`} aria-labelledby="deliverables">
      <Figure {...detail} {...figure} />
      <div className="trade-gets__head">
        <h2 id="deliverables">{title}</h2>
        <p className="note">{note}</p>
      </div>
      <ol>
        {groups.map((group) => (
          <li key={group.title}>
            <h3>{group.title}</h3>
            <ul>
              {group.items.map((item) => (
                <li key={item}>
                  <WholeWords>{item}</WholeWords>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
