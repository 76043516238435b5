import type { Feature } from "#platform/http/feature.ts";
import { connectionsCopy } from "./words/connections.ts";

export const integrations = {
  hasServer: true,
  activityNames: Object.fromEntries(Object.entries(connectionsCopy).map(([name, { title }]) => [name, title])),
  desk: {
    "desk/connections": "desk/integrations.tsx",
    "desk/connections/:name": "desk/connection.tsx",
  },
} satisfies Feature;
