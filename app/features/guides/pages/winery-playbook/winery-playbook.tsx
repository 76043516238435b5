import { metaOf } from "#facts/head/page-meta.ts";
import { sessionPath } from "#facts/promised-kinds.ts";
import { useFacts } from "#facts/use-facts.ts";
import { formHandle, receiveGuideForm } from "#features/leads/pages/lead-form/receive-lead-form.ts";
import { Cover } from "#platform/ui/cover.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { Picture } from "#platform/ui/picture.tsx";
import { RuledList } from "#platform/ui/ruled-list.tsx";
import { Seal } from "#platform/ui/seal.tsx";
import { wineryPlaybookCopy } from "../../words/winery-playbook.ts";
import { Ask } from "../sections/ask.tsx";
import { LookInside } from "../sections/look-inside.tsx";
import { GuideOpening } from "../sections/opening.tsx";
import "#platform/ui/cover.css";
import "#platform/ui/ruled-list.css";
import "../sections/inside.css";
import "#platform/sections/tagline.css";

type Copy = ReturnType<typeof wineryPlaybookCopy>;

export const handle = formHandle;

/** Takes the form of this page, also from its frame. */
export const action = receiveGuideForm("winery");

export const meta = metaOf(wineryPlaybookCopy);

export default function WineryPlaybookPage() {
  const copy = wineryPlaybookCopy(useFacts());
  return (
    <>
      <GuideOpening hero={copy.hero} of="stock-rims" />
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
        <GoLink href={sessionPath(useFacts(), "playbook")}>{talk.link}</GoLink>
      </div>
    </section>
  );
}
