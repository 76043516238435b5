import { aboutCopy } from "#app/copy/pages/about.ts";
import { paths } from "#app/paths.ts";
import { Invitation } from "#app/sections/invitation.tsx";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/about";
import { FiveSteps } from "./five-steps.tsx";
import { Letter } from "./letter.tsx";
import { Quadrant } from "./quadrant.tsx";

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { ...aboutCopy(pageContext.facts).meta, path: paths.about() });
};

export default function AboutPage() {
  const copy = aboutCopy(useFacts());
  return (
    <>
      <Letter {...copy.letter} />
      <Quadrant {...copy.reasons} />
      <FiveSteps {...copy.process} />
      <Invitation {...copy.invitation} href={paths.bookConsultation()} />
    </>
  );
}
