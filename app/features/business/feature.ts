import type { Feature } from "#platform/http/feature.ts";

export const business = {
  hasServer: true,
  desk: {
    "desk/business": "desk/business-details.tsx",
    "desk/business/addresses": "desk/addresses/addresses.tsx",
    "desk/business/addresses/links": "desk/addresses/dead-links.tsx",
    "desk/business/:group": "desk/fact-group.tsx",
    "desk/checklist": "desk/checklist-action.ts",
    "desk/launch-check": "desk/launch-check.tsx",
    "desk/go-live": "desk/go-live.tsx",
  },
} satisfies Feature;
