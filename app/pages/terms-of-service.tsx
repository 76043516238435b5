import { termsOfServiceCopy } from "#app/copy/pages/terms-of-service.ts";
import { paths } from "#app/paths.ts";
import { LegalPage } from "#app/sections/legal-page.tsx";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/terms-of-service";

export const handle = { printed: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { ...termsOfServiceCopy(pageContext.facts).meta, path: paths.termsOfService() });
};

export default function TermsOfServicePage() {
  return <LegalPage {...termsOfServiceCopy(useFacts())} />;
}
