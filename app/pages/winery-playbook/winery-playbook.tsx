import { wineryPlaybookCopy } from "#app/copy/pages/winery-playbook.ts";
import { paths } from "#app/paths.ts";
import { Ask } from "#app/sections/guide/ask.tsx";
import { LookInside } from "#app/sections/guide/look-inside.tsx";
import { GuideOpening } from "#app/sections/guide/opening.tsx";
import { formHandle, receiveGuideForm } from "#app/sections/lead-form/receive-lead-form.ts";
import { metaOf } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { Cover } from "#app/ui/cover.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RuledList } from "#app/ui/ruled-list.tsx";
import { Seal } from "#app/ui/seal.tsx";
import "#app/ui/cover.css";
import "#app/ui/ruled-list.css";
import "#app/sections/guide/inside.css";
import "#app/sections/tagline.css";

type Copy = ReturnType<typeof wineryPlaybookCopy>;

export const handle = formHandle;

/** Takes the form of this page, also from its frame. */
export const action = receiveGuideForm("winery");

export const meta = metaOf(wineryPlaybookCopy, { path: paths.wineryPlaybook() });

export default function WineryPlaybookPage() {
  const copy = wineryPlaybookCopy(useFacts());
  return (
    <>
      <GuideOpening hero={copy.hero} of="wine" />
      <Inside cover={copy.cover} inside={copy.inside} />
      <Tagline tagline={copy.tagline} talk={copy.talk} />
      <LookInside of="winery" look={copy.look} />
      <Ask of="winery" form={copy.form} />
    </>
  );
}

function Inside({ cover, inside }: Pick<Copy, "cover" | "inside">) {
  return (
    <section className="inside surface-paper grid" aria-labelledby="inside">
      <Cover art="winery" {...cover} />
      <div className="inside__list">
        <h2 id="inside">{inside.title}</h2>
        <RuledList items={inside.items} />
      </div>
    </section>
  );
}

function Tagline({ tagline, talk }: Pick<Copy, "tagline" | "talk">) {
  return (
    <section className="tagline surface-paper grid" aria-labelledby="tagline">
      <Picture className="bg" of="filaments-bone" alt="" sizes="100vw" />
      <Seal />
      <h2 id="tagline">
        {tagline.first} <em>{tagline.second}</em>
      </h2>
      <div className="tagline__b">
        <p>{talk.text}</p>
        <GoLink href={paths.bookConsultation()}>{talk.link}</GoLink>
      </div>
    </section>
  );
}
