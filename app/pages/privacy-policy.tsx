import { privacyPolicyCopy } from "#app/copy/pages/privacy-policy.ts";
import { paths } from "#app/paths.ts";
import { LegalPage } from "#app/sections/legal-page.tsx";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/privacy-policy";

export const handle = { printed: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { ...privacyPolicyCopy(pageContext.facts).meta, path: paths.privacyPolicy() });
};

export default function PrivacyPolicyPage() {
  return <LegalPage {...privacyPolicyCopy(useFacts())} />;
}
