import { metaOf } from "#facts/head/page-meta.ts";
import { useFacts } from "#facts/use-facts.ts";
import { thankYouCigarCopy } from "../../words/thank-you-cigar.ts";
import type { Route } from "./+types/cigar";
import { loadThanks, thanksHandle } from "./sections/load-thanks.ts";
import { ThankYou } from "./sections/thank-you.tsx";

export const handle = thanksHandle;

export const loader = loadThanks("cigar");

export const meta = metaOf(thankYouCigarCopy);

export default function ThankYouCigarPage({ loaderData }: Route.ComponentProps) {
  return (
    <ThankYou
      copy={thankYouCigarCopy(useFacts())}
      {...loaderData}
      art="cigar"
      scene="stock-contours-bottle"
      surface="surface-bottle"
      turned
    />
  );
}
