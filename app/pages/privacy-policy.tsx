import { askCopy } from "#app/copy/pages/dash-answers.ts";
import { privacyPolicyCopy } from "#app/copy/pages/privacy-policy.ts";
import { paths } from "#app/paths.ts";
import { fill } from "#app/rules/text/fill.ts";
import { LegalPage } from "#app/sections/legal-page.tsx";
import { metaOf } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/privacy-policy";

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
