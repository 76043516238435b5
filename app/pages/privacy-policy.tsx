import { privacyPolicyCopy } from "#app/copy/privacy-policy.ts";
import { paths } from "#app/paths.ts";
import { LegalPage } from "#app/sections/legal-page.tsx";
import { groundOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/privacy-policy";

export const meta: Route.MetaFunction = ({ matches }) => {
  const ground = groundOf(matches);
  return pageMeta(ground, { ...privacyPolicyCopy(ground.facts).meta, path: paths.privacyPolicy() });
};

export default function PrivacyPolicyPage() {
  return <LegalPage {...privacyPolicyCopy(useFacts())} />;
}
