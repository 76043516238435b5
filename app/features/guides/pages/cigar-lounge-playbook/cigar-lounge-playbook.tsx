import { metaOf } from "#facts/head/page-meta.ts";
import { sessionPath } from "#facts/promised-kinds.ts";
import { useFacts } from "#facts/use-facts.ts";
import { formHandle, receiveGuideForm } from "#features/leads/pages/lead-form/receive-lead-form.ts";
import { ButtonLink } from "#platform/ui/button.tsx";
import { Cover } from "#platform/ui/cover.tsx";
import { Picture } from "#platform/ui/picture.tsx";
import { type CigarCopy, cigarLoungePlaybookCopy } from "../../words/cigar-lounge-playbook.ts";
import { Ask } from "../sections/ask.tsx";
import { LookInside } from "../sections/look-inside.tsx";
import "./audience.css";
import "./contents.css";
import "./opening.css";
import "#platform/ui/cover.css";

export const handle = formHandle;

/** Takes the form of this page, also from its frame. */
export const action = receiveGuideForm("cigar");

export const meta = metaOf(cigarLoungePlaybookCopy);

export default function CigarLoungePlaybookPage() {
  const facts = useFacts();
  const { closing, ...copy } = cigarLoungePlaybookCopy(facts);
  return (
    <>
      <Opening hero={copy.hero} cover={copy.cover} />
      <Contents {...copy.inside} />
      <Audience {...copy.audience} />
      <LookInside of="cigar" look={copy.look} />
      <Ask
        of="cigar"
        form={copy.form}
        surface="surface-bottle"
        closing={{ ...closing, href: sessionPath(facts, "playbook") }}
      />
    </>
  );
}

function Contents({ title, items }: CigarCopy["inside"]) {
  return (
    <section className="six section surface-paper grid" aria-labelledby="inside">
      <h2 id="inside">{title}</h2>
      <ol>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Audience({ title, items, not, button }: CigarCopy["audience"]) {
  return (
    <section className="patrons section surface-bone grid" aria-labelledby="audience">
      <h2 id="audience">{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="note">{not}</p>
      <ButtonLink kind="ink" href="#lead-form">
        {button}
      </ButtonLink>
    </section>
  );
}

function Opening({ hero, cover }: Pick<CigarCopy, "hero" | "cover">) {
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
