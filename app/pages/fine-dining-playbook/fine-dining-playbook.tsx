import { fineDiningPlaybookCopy } from "#app/copy/pages/fine-dining-playbook.ts";
import { paths } from "#app/paths.ts";
import { Ask } from "#app/sections/guide/ask.tsx";
import { LookInside } from "#app/sections/guide/look-inside.tsx";
import { GuideOpening } from "#app/sections/guide/opening.tsx";
import { formHandle, receiveGuideForm } from "#app/sections/lead-form/receive-lead-form.ts";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/fine-dining-playbook";
import { Conditions } from "./conditions.tsx";
import { Learn } from "./learn.tsx";
import { WhoWeAre } from "./who-we-are.tsx";

export const handle = formHandle;

/** Takes the form of this page, also from its frame. */
export const action = receiveGuideForm("dining");

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { ...fineDiningPlaybookCopy(pageContext.facts).meta, path: paths.fineDiningPlaybook() });
};

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
