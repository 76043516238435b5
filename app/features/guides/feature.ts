import type { Facts } from "#facts/facts.ts";
import type { LeadForm } from "#facts/forms.ts";
import type { BroughtForm, Feature } from "#platform/http/feature.ts";
import { cigarLoungePlaybookCopy } from "./words/cigar-lounge-playbook.ts";
import { fineDiningPlaybookCopy } from "./words/fine-dining-playbook.ts";
import { guideMailWords } from "./words/guide-mail.ts";
import { visibilityBlueprintCopy } from "./words/visibility-blueprint.ts";
import { wineryPlaybookCopy } from "./words/winery-playbook.ts";

const formOf = (form: LeadForm, page: (facts: Facts) => { form: ReturnType<BroughtForm["words"]> }): BroughtForm => ({
  words: (facts) => page(facts).form,
  asked: (facts) => guideMailWords(facts).guides[form].guide,
});

export const guides = {
  hasServer: true,
  pages: {
    "visibility-blueprint": "pages/visibility-blueprint/visibility-blueprint.tsx",
    "cigar-lounge-playbook": "pages/cigar-lounge-playbook/cigar-lounge-playbook.tsx",
    "winery-playbook": "pages/winery-playbook/winery-playbook.tsx",
    "fine-dining-playbook": "pages/fine-dining-playbook/fine-dining-playbook.tsx",
    "tools-resources": "pages/tools-resources/tools-resources.tsx",
    "thank-you-visibility": "pages/thank-you/visibility.tsx",
    "thank-you-cigar": "pages/thank-you/cigar.tsx",
    "thank-you-winery": "pages/thank-you/winery.tsx",
    "thank-you-fine-dining": "pages/thank-you/fine-dining.tsx",
  },
  forms: {
    blueprint: formOf("blueprint", visibilityBlueprintCopy),
    cigar: formOf("cigar", cigarLoungePlaybookCopy),
    winery: formOf("winery", wineryPlaybookCopy),
    dining: formOf("dining", fineDiningPlaybookCopy),
  },
} satisfies Feature;
