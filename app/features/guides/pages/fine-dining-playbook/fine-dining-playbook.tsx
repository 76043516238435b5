import { metaOf } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { formHandle, receiveGuideForm } from "#features/leads/pages/lead-form/receive-lead-form.ts";
import { Cover } from "#platform/ui/cover.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { Picture } from "#platform/ui/picture.tsx";
import { type DiningCopy, fineDiningPlaybookCopy } from "../../words/fine-dining-playbook.ts";
import { Ask } from "../sections/ask.tsx";
import { LookInside } from "../sections/look-inside.tsx";
import { GuideOpening } from "../sections/opening.tsx";
import "#platform/ui/dropcap.css";
import "./conditions.css";
import "#platform/ui/cover.css";
import "./learn.css";
import "./who-we-are.css";

export const handle = formHandle;

/** Takes the form of this page, also from its frame. */
export const action = receiveGuideForm("dining");

export const meta = metaOf(fineDiningPlaybookCopy);

export default function FineDiningPlaybookPage() {
  const { closing, ...copy } = fineDiningPlaybookCopy(useFacts());
  return (
    <>
      <GuideOpening hero={copy.hero} of="table" />
      <Conditions {...copy.audience} cover={copy.cover} />
      <Learn {...copy.learn} />
      <WhoWeAre {...copy.about} />
      <LookInside of="dining" look={copy.look} />
      <Ask of="dining" form={copy.form} closing={{ ...closing, href: "#lead-form" }} />
    </>
  );
}

function Conditions({ title, items, cover }: DiningCopy["audience"] & Pick<DiningCopy, "cover">) {
  return (
    <section className="ticklist surface-paper grid" aria-labelledby="audience">
      <div className="ticklist__say">
        <h2 id="audience">{title}</h2>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <Cover art="dining" {...cover} />
    </section>
  );
}

function WhoWeAre({ title, text, link, linkTo }: DiningCopy["about"]) {
  return (
    <section className="hosts section surface-paper grid" aria-labelledby="about">
      <Picture of="stock-candle" alt="" sizes="(max-width: 64rem) 100vw, 60vw" />
      <h2 id="about">{title}</h2>
      <div className="hosts__text">
        <p className="dropcap">{text}</p>
        <GoLink href={paths.about()}>
          {link}
          <span className="vh"> {linkTo}</span>
        </GoLink>
      </div>
    </section>
  );
}

function Learn({ title, cards, quote }: DiningCopy["learn"]) {
  return (
    <section className="learn section surface-bone grid" aria-labelledby="learn">
      <h2 id="learn">{title}</h2>
      <Pair cards={cards.slice(0, 2)} />
      <blockquote>
        {quote.split(/(?<=\.) /).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </blockquote>
      <Pair cards={cards.slice(2)} />
    </section>
  );
}

function Pair({ cards }: Pick<DiningCopy["learn"], "cards">) {
  return (
    <div className="learn__pair">
      {cards.map(({ title, text }) => (
        <article key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </article>
      ))}
    </div>
  );
}
