import { visibilityBlueprintCopy } from "#app/copy/pages/visibility-blueprint.ts";
import { paths } from "#app/paths.ts";
import { Ask } from "#app/sections/guide/ask.tsx";
import { LookInside } from "#app/sections/guide/look-inside.tsx";
import { formHandle, receiveGuideForm } from "#app/sections/lead-form/receive-lead-form.ts";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/visibility-blueprint";
import { Opening } from "./opening.tsx";
import { Tweaks } from "./tweaks.tsx";
import { Why } from "./why.tsx";

export const handle = formHandle;

/** Takes the form of this page, also from its frame. */
export const action = receiveGuideForm("blueprint");

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, {
    ...visibilityBlueprintCopy(pageContext.facts).meta,
    path: paths.visibilityBlueprint(),
  });
};

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
