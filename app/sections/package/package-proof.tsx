import type { PackageId } from "#app/copy/pages/package-facts.ts";
import { proofCopy } from "#app/copy/pages/proof.ts";
import { takeTurn } from "#app/rules/business/take-turn.ts";
import { Cases } from "#app/sections/proof/cases.tsx";
import { Testimonials } from "#app/sections/proof/testimonials.tsx";
import { useProof } from "#app/sections/proof/use-proof.ts";
import { useFacts } from "#app/sections/use-facts.ts";

/** So that the three pages differ. */
const turns: Record<PackageId, number> = { starter: 0, accelerator: 1, authority: 2 };

/** One case and one testimonial. */
export function PackageProof({ id }: { id: PackageId }) {
  const { cases, testimonials } = useProof();
  return (
    <>
      <Cases of={takeTurn(cases, turns[id])} title={proofCopy(useFacts()).package.title} />
      <Testimonials of={takeTurn(testimonials, turns[id])} />
    </>
  );
}
