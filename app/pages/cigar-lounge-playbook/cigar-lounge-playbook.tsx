import { cigarLoungePlaybookCopy } from "#app/copy/pages/cigar-lounge-playbook.ts";
import { paths } from "#app/paths.ts";
import { Ask } from "#app/sections/guide/ask.tsx";
import { LookInside } from "#app/sections/guide/look-inside.tsx";
import { formHandle, receiveGuideForm } from "#app/sections/lead-form/receive-lead-form.ts";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/cigar-lounge-playbook";
import { Audience } from "./audience.tsx";
import { Contents } from "./contents.tsx";
import { Opening } from "./opening.tsx";

export const handle = formHandle;

/** Takes the form of this page, also from its frame. */
export const action = receiveGuideForm("cigar");

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, {
    ...cigarLoungePlaybookCopy(pageContext.facts).meta,
    path: paths.cigarLoungePlaybook(),
  });
};

export default function CigarLoungePlaybookPage() {
  const { closing, ...copy } = cigarLoungePlaybookCopy(useFacts());
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
        closing={{ ...closing, href: paths.bookConsultation() }}
      />
    </>
  );
}
