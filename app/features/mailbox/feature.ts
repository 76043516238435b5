import type { Feature } from "#platform/http/feature.ts";
import { mailboxPaths } from "./mailbox-paths.ts";
import { repliesCopy } from "./words.ts";

export const mailbox = {
  hasServer: true,
  desk: {
    "desk/sent-messages/replies": "desk/replies.tsx",
  },
  deskEntries: [{ href: mailboxPaths.replies(), title: repliesCopy.title, texts: Object.values(repliesCopy.kinds) }],
} satisfies Feature;
