import { metaOf } from "#facts/head/page-meta.ts";
import { useFacts } from "#facts/use-facts.ts";
import { servicesOf } from "#platform/http/services.ts";
import { privacyPolicyCopy } from "../words/privacy-policy.ts";
import type { Route } from "./+types/privacy-policy";
import { LegalPage } from "./legal-page.tsx";

export const handle = { printed: true };

/** Features name those who process for them. */
export const loader = ({ request, context }: Route.LoaderArgs) => servicesOf(context).show("privacy", request);

export const meta = metaOf(privacyPolicyCopy);

export default function PrivacyPolicyPage({ loaderData: shown }: Route.ComponentProps) {
  const facts = useFacts();
  const copy = privacyPolicyCopy(facts);
  const named = Object.values(shown).flatMap((line) => (line ? [String(line)] : []));
  const sections = copy.sections.map((section) =>
    section.id === "who-else-sees-it" ? { ...section, body: [...section.body, ...named] } : section,
  );
  return <LegalPage {...copy} sections={sections} />;
}
