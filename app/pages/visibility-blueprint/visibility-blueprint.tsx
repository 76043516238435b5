import { type BlueprintCopy, visibilityBlueprintCopy } from "#app/copy/pages/visibility-blueprint.ts";
import { paths } from "#app/paths.ts";
import { Ask } from "#app/sections/guide/ask.tsx";
import { LookInside } from "#app/sections/guide/look-inside.tsx";
import { formHandle, receiveGuideForm } from "#app/sections/lead-form/receive-lead-form.ts";
import { metaOf } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Cover } from "#app/ui/cover.tsx";
import { Picture } from "#app/ui/picture.tsx";
import "#app/ui/dropcap.css";
import "./opening.css";
import "#app/ui/cover.css";
import "./tweaks.css";
import "./why.css";

export const handle = formHandle;

/** Takes the form of this page, also from its frame. */
export const action = receiveGuideForm("blueprint");

export const meta = metaOf(visibilityBlueprintCopy, { path: paths.visibilityBlueprint() });

export default function VisibilityBlueprintPage() {
  const { closing, ...copy } = visibilityBlueprintCopy(useFacts());
  return (
    <>
      <Opening hero={copy.hero} cover={copy.cover} />
      <Tweaks {...copy.inside} />
      <Why {...copy.why} />
      <LookInside of="visibility" look={copy.look} />
      <Ask of="blueprint" form={copy.form} closing={{ ...closing, href: paths.bookConsultation() }} />
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

function Opening({ hero, cover }: Pick<BlueprintCopy, "hero" | "cover">) {
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
          <ButtonLink kind="line" href={paths.bookConsultation()}>
            {hero.callButton}
          </ButtonLink>
        </div>
      </div>
      <Cover art="visibility" {...cover} />
    </section>
  );
}
