import type { Feature } from "#platform/http/feature.ts";

export const integrations = {
  hasServer: true,
  desk: {
    "desk/connections": "desk/integrations.tsx",
    "desk/connections/:name": "desk/connection.tsx",
  },
} satisfies Feature;
