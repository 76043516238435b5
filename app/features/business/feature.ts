import type { Feature } from "#platform/http/feature.ts";
import { factGroups } from "./words/business-details.ts";

export const business = {
  hasServer: true,
  activityNames: Object.fromEntries(factGroups.map(({ id, title }) => [id, title])),
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
