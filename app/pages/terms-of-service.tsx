import { termsOfServiceCopy } from "#app/copy/terms-of-service.ts";
import { paths } from "#app/paths.ts";
import { LegalPage } from "#app/sections/legal-page.tsx";
import { groundOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/terms-of-service";

export const meta: Route.MetaFunction = ({ matches }) => {
  const ground = groundOf(matches);
  return pageMeta(ground, { ...termsOfServiceCopy(ground.facts).meta, path: paths.termsOfService() });
};

export default function TermsOfServicePage() {
  return <LegalPage {...termsOfServiceCopy(useFacts())} />;
}
