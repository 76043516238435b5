import { proofCopy } from "#app/copy/pages/proof.ts";
import { takeTurn } from "#app/rules/business/take-turn.ts";
import { Cases } from "#app/sections/proof/cases.tsx";
import { Testimonials } from "#app/sections/proof/testimonials.tsx";
import { useProof } from "#app/sections/proof/use-proof.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Industry } from "./industry.ts";

/** The trade of a case, and which testimonial each page begins with, so that they differ. */
const trades = {
  estate: { trade: "wineries", turn: 0 },
  lounge: { trade: "cigar-lounges", turn: 1 },
  dining: { trade: "fine-dining", turn: 2 },
} satisfies Record<Industry["name"], unknown>;

/** The cases of this trade, and one testimonial. */
export function TradeProof({ name }: Pick<Industry, "name">) {
  const { trade, turn } = trades[name];
  const { cases, testimonials } = useProof();
  return (
    <>
      <Cases of={cases.filter((each) => each.trade === trade)} title={proofCopy(useFacts()).trade.title} />
      <Testimonials of={takeTurn(testimonials, turn)} />
    </>
  );
}
