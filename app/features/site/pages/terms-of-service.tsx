import { metaOf } from "#facts/head/page-meta.ts";
import { useFacts } from "#facts/use-facts.ts";
import { termsOfServiceCopy } from "../words/terms-of-service.ts";
import { LegalPage } from "./legal-page.tsx";

export const handle = { printed: true };

export const meta = metaOf(termsOfServiceCopy);

export default function TermsOfServicePage() {
  return <LegalPage {...termsOfServiceCopy(useFacts())} />;
}
