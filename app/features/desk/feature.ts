import type { Feature } from "#platform/http/feature.ts";

export const desk = {
  hasServer: true,
  desk: {
    desk: "today/today.tsx",
    "desk/search": "search/search.tsx",
    "desk/sent-messages": "sent-messages/deliveries.tsx",
    "desk/sent-messages/:id": "sent-messages/delivery.tsx",
  },
} satisfies Feature;
