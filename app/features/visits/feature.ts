import type { Feature } from "#platform/http/feature.ts";

export const visits = {
  hasServer: true,
  desk: {
    "desk/visibility": "desk/visibility.tsx",
    "desk/visibility/assistants": "desk/assistants.tsx",
  },
} satisfies Feature;
