import { aboutCopy } from "#app/copy/pages/about.ts";
import { proofCopy } from "#app/copy/pages/proof.ts";
import { paths } from "#app/paths.ts";
import { Invitation } from "#app/sections/invitation.tsx";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { Cases } from "#app/sections/proof/cases.tsx";
import { Testimonials } from "#app/sections/proof/testimonials.tsx";
import { useProof } from "#app/sections/proof/use-proof.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/about";
import { FiveSteps } from "./five-steps.tsx";
import { Letter } from "./letter.tsx";
import { Quadrant } from "./quadrant.tsx";

export const handle = { showsProof: true } as const;

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { ...aboutCopy(pageContext.facts).meta, path: paths.about() });
};

export default function AboutPage() {
  const copy = aboutCopy(useFacts());
  const words = proofCopy(useFacts());
  const { cases, testimonials } = useProof();
  return (
    <>
      <Letter {...copy.letter} />
      <Quadrant {...copy.reasons} />
      <FiveSteps {...copy.process} />
      <Cases of={cases} title={words.cases.title} />
      <Testimonials of={testimonials} />
      <Invitation {...copy.invitation} href={paths.bookConsultation()} />
    </>
  );
}
