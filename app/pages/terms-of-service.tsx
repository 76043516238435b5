import { termsOfServiceCopy } from "#app/copy/pages/terms-of-service.ts";
import { paths } from "#app/paths.ts";
import { LegalPage } from "#app/sections/legal-page.tsx";
import { metaOf } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";

export const handle = { printed: true };

export const meta = metaOf(termsOfServiceCopy, { path: paths.termsOfService() });

export default function TermsOfServicePage() {
  return <LegalPage {...termsOfServiceCopy(useFacts())} />;
}
