import type { Facts } from "#facts/facts.ts";
import type { LeadForm } from "#facts/forms.ts";
import { paths } from "#facts/paths.ts";
import { type BroughtForm, type Feature, page } from "#platform/http/feature.ts";
import { cigarLoungePlaybookCopy } from "./words/cigar-lounge-playbook.ts";
import { fineDiningPlaybookCopy } from "./words/fine-dining-playbook.ts";
import { guideMailWords } from "./words/guide-mail.ts";
import { cigarGuide } from "./words/guides/cigar-guide.ts";
import { diningGuide } from "./words/guides/dining-guide.ts";
import { visibilityGuide } from "./words/guides/visibility-guide.ts";
import { wineryGuide } from "./words/guides/winery-guide.ts";
import { thankYouCigarCopy } from "./words/thank-you-cigar.ts";
import { thankYouCopy } from "./words/thank-you-copy.ts";
import { thankYouFineDiningCopy } from "./words/thank-you-fine-dining.ts";
import { thankYouVisibilityCopy } from "./words/thank-you-visibility.ts";
import { thankYouWineryCopy } from "./words/thank-you-winery.ts";
import { toolsResourcesCopy } from "./words/tools-resources.ts";
import { visibilityBlueprintCopy } from "./words/visibility-blueprint.ts";
import { wineryPlaybookCopy } from "./words/winery-playbook.ts";

const formOf = (form: LeadForm, page: (facts: Facts) => { form: ReturnType<BroughtForm["words"]> }): BroughtForm => ({
  words: (facts) => page(facts).form,
  asked: (facts) => guideMailWords(facts).guides[form].guide,
});

export const guides = {
  hasServer: true,
  pages: [
    page({
      path: paths.toolsResources(),
      file: "pages/tools-resources/tools-resources.tsx",
      copy: toolsResourcesCopy,
      name: "Tools and resources",
      group: "tools",
      bytes: { document: 10_325, image: 11_776 },
      quoted: ["Coming Soon"],
    }),
    page({
      path: paths.visibilityBlueprint(),
      file: "pages/visibility-blueprint/visibility-blueprint.tsx",
      copy: visibilityBlueprintCopy,
      name: "Visibility Blueprint",
      group: "tools",
      bytes: { document: 18_200, script: 12_000, image: 14_336 },
      shared: { cover: (facts) => ({ art: "visibility", ...visibilityBlueprintCopy(facts).cover }) },
      marks: {
        "inside.items": "Names the five tweaks; a document of the owner’s own must contain the same five.",
      },
    }),
    page({
      path: paths.cigarLoungePlaybook(),
      file: "pages/cigar-lounge-playbook/cigar-lounge-playbook.tsx",
      copy: cigarLoungePlaybookCopy,
      name: "Cigar lounge playbook",
      group: "tools",
      bytes: { document: 18_050, script: 12_000, image: 20_480 },
      shared: { cover: (facts) => ({ art: "cigar", ...cigarLoungePlaybookCopy(facts).cover }) },
      quoted: ["The Smoke Signals Playbook"],
      marks: {
        "inside.items": "Names the subjects of the playbook; a document of the owner’s own must contain them.",
      },
    }),
    page({
      path: paths.wineryPlaybook(),
      file: "pages/winery-playbook/winery-playbook.tsx",
      copy: wineryPlaybookCopy,
      name: "Winery playbook",
      group: "tools",
      bytes: { document: 18_000, script: 12_000, image: 22_016 },
      shared: { cover: (facts) => ({ art: "winery", ...wineryPlaybookCopy(facts).cover }) },
      quoted: [
        "Winery Marketing Playbook",
        "Harvest Sustainable Growth for Your Winery",
        "Get Your Free Winery Growth Playbook",
        "We respect your inbox. No spam. Ever.",
      ],
      marks: {
        "inside.items": "Describes the five parts of the playbook; a document of the owner’s own must contain them.",
      },
    }),
    page({
      path: paths.fineDiningPlaybook(),
      file: "pages/fine-dining-playbook/fine-dining-playbook.tsx",
      copy: fineDiningPlaybookCopy,
      name: "Fine dining playbook",
      group: "tools",
      bytes: { document: 18_550, script: 12_000, image: 22_016 },
      shared: { cover: (facts) => ({ art: "dining", ...fineDiningPlaybookCopy(facts).cover }) },
      quoted: [
        "The Private Table Playbook",
        "Is This for You?",
        "What You'll Learn",
        "Visibility Systems",
        "Loyalty Frameworks",
        "Authority Content",
        "Quick Wins + Tools",
        "Who We Are",
        "Learn More",
        "Get Your Free Fine Dining Growth Playbook",
        "Download the Playbook",
      ],
      marks: {
        "about.text": "Describes the consultancy; the owner must stand behind each sentence.",
        "learn.cards": "Describes the four parts of the playbook; a document of the owner’s own must contain them.",
      },
    }),
    page({
      path: paths.thankYouVisibility(),
      file: "pages/thank-you/visibility.tsx",
      copy: thankYouVisibilityCopy,
      name: "Thank you, Visibility Blueprint",
      group: "tools",
      isHidden: true,
      bytes: { document: 8_200, image: 16_384 },
      quoted: ["Download Now", "Schedule My Free Audit"],
    }),
    page({
      path: paths.thankYouCigar(),
      file: "pages/thank-you/cigar.tsx",
      copy: thankYouCigarCopy,
      name: "Thank you, cigar lounge playbook",
      group: "tools",
      isHidden: true,
      bytes: { document: 8_200, image: 20_480 },
      quoted: ["Download Now"],
    }),
    page({
      path: paths.thankYouWinery(),
      file: "pages/thank-you/winery.tsx",
      copy: thankYouWineryCopy,
      name: "Thank you, winery playbook",
      group: "tools",
      isHidden: true,
      bytes: { document: 8_200, image: 17_920 },
      quoted: ["Download Now", "A copy was also sent to your email."],
    }),
    page({
      path: paths.thankYouFineDining(),
      file: "pages/thank-you/fine-dining.tsx",
      copy: thankYouFineDiningCopy,
      name: "Thank you, fine dining playbook",
      group: "tools",
      isHidden: true,
      bytes: { document: 8_200, image: 10_240 },
      quoted: ["Download Now", "A copy was also sent to your email."],
    }),
  ],
  forms: {
    blueprint: formOf("blueprint", visibilityBlueprintCopy),
    cigar: formOf("cigar", cigarLoungePlaybookCopy),
    winery: formOf("winery", wineryPlaybookCopy),
    dining: formOf("dining", fineDiningPlaybookCopy),
  },
  texts: [
    { name: "On every thank-you page", under: "shared", copy: thankYouCopy },
    { name: "Mail with a guide", under: "mails", copy: guideMailWords },
    { name: "Guide: The Visibility Blueprint", under: "guides", copy: visibilityGuide },
    { name: "Guide: The Smoke Signals Playbook", under: "guides", copy: cigarGuide },
    { name: "Guide: Winery Marketing Playbook", under: "guides", copy: wineryGuide },
    { name: "Guide: The Private Table Playbook", under: "guides", copy: diningGuide },
  ],
} satisfies Feature;
