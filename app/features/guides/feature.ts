import type { Feature } from "#platform/http/feature.ts";

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
} satisfies Feature;
