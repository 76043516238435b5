import type { Feature } from "#platform/http/feature.ts";

export const mailbox = {
  hasServer: true,
  desk: {
    "desk/sent-messages/replies": "desk/replies.tsx",
  },
} satisfies Feature;
