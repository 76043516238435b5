import { metaOf } from "#facts/head/page-meta.ts";
import { sessionPath } from "#facts/promised-kinds.ts";
import { useFacts } from "#facts/use-facts.ts";
import { formHandle, receiveGuideForm } from "#features/leads/pages/lead-form/receive-lead-form.ts";
import { ButtonLink } from "#platform/ui/button.tsx";
import { Cover } from "#platform/ui/cover.tsx";
import { Picture } from "#platform/ui/picture.tsx";
import { type BlueprintCopy, visibilityBlueprintCopy } from "../../words/visibility-blueprint.ts";
import { Ask } from "../sections/ask.tsx";
import { LookInside } from "../sections/look-inside.tsx";
import "#platform/ui/dropcap.css";
import "./opening.css";
import "#platform/ui/cover.css";
import "./tweaks.css";
import "./why.css";

export const handle = formHandle;

/** Takes the form of this page, also from its frame. */
export const action = receiveGuideForm("blueprint");

export const meta = metaOf(visibilityBlueprintCopy);

export default function VisibilityBlueprintPage() {
  const facts = useFacts();
  const { closing, ...copy } = visibilityBlueprintCopy(facts);
  const book = sessionPath(facts, "blueprint");
  return (
    <>
      <Opening hero={copy.hero} cover={copy.cover} book={book} />
      <Tweaks {...copy.inside} />
      <Why {...copy.why} />
      <LookInside of="visibility" look={copy.look} />
      <Ask of="blueprint" form={copy.form} closing={{ ...closing, href: book }} />
    </>
  );
}

function Tweaks({ title, items }: BlueprintCopy["inside"]) {
  return (
    <section className="tweaks section surface-ink grid" aria-labelledby="inside">
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

function Why({ title, paragraphs }: BlueprintCopy["why"]) {
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

function Opening({ hero, cover, book }: Pick<BlueprintCopy, "hero" | "cover"> & { book: string }) {
  return (
    <section className="sheet-open surface-paper grid">
      <Picture className="bg" of="filaments-bone" alt="" sizes="100vw" priority />
      <div className="sheet-open__say">
        <p className="label">{hero.label}</p>
        <h1>
          {hero.title} <em>{hero.turn}</em>
        </h1>
        <p className="lead">{hero.lead}</p>
        <div className="pair">
          <ButtonLink kind="ink" href="#lead-form">
            {hero.button}
          </ButtonLink>
          <ButtonLink kind="line" href={book}>
            {hero.callButton}
          </ButtonLink>
        </div>
      </div>
      <Cover art="visibility" {...cover} />
    </section>
  );
}
