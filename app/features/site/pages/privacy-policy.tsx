import { metaOf } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { askCopy } from "#features/assistant/words/dash-answers.ts";
import { servicesOf } from "#platform/http/services.ts";
import { fill } from "#platform/text/fill.ts";
import { privacyPolicyCopy } from "../words/privacy-policy.ts";
import type { Route } from "./+types/privacy-policy";
import { LegalPage } from "./legal-page.tsx";

export const handle = { printed: true };

export const loader = ({ context }: Route.LoaderArgs) => ({ processor: servicesOf(context).dash.processor() });

export const meta = metaOf(privacyPolicyCopy, { path: paths.privacyPolicy() });

export default function PrivacyPolicyPage({ loaderData: { processor } }: Route.ComponentProps) {
  const facts = useFacts();
  const copy = privacyPolicyCopy(facts);
  const named = processor ? [fill(askCopy(facts).processedBy, { processor })] : [];
  const sections = copy.sections.map((section) =>
    section.id === "who-else-sees-it" ? { ...section, body: [...section.body, ...named] } : section,
  );
  return <LegalPage {...copy} sections={sections} />;
}
