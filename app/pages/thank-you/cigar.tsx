import { thankYouCigarCopy } from "#app/copy/pages/thank-you-cigar.ts";
import { paths } from "#app/paths.ts";
import { metaOf } from "#app/sections/page-meta.ts";
import { loadThanks, thanksHandle } from "#app/sections/thank-you/load-thanks.ts";
import { ThankYou } from "#app/sections/thank-you/thank-you.tsx";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/cigar";

export const handle = thanksHandle;

export const loader = loadThanks("cigar");

export const meta = metaOf(thankYouCigarCopy, { path: paths.thankYouCigar(), isHidden: true });

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
