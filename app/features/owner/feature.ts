import type { Feature } from "#platform/http/feature.ts";
import { invitationMailCopy } from "./words/invitation-mail.ts";

export const owner = {
  hasServer: true,
  desk: {
    "desk/access": "desk/access.tsx",
    "desk/access/passkeys": "desk/passkeys.tsx",
    "desk/access/writers": "desk/writers.tsx",
    "desk/access/owner-key": "desk/owner-key.tsx",
    "desk/access/publishing-keys": "desk/publishing-keys.tsx",
    "desk/activity": "desk/activity.tsx",
    "desk/confirm": "desk/confirm.tsx",
  },
  openDesk: {
    "desk/session": "desk/session.tsx",
  },
  doors: {
    "desk/sign-in": "desk/sign-in.tsx",
    "desk/link/:token": "desk/owner-link.tsx",
    "desk/invitation/:token": "desk/invitation.tsx",
    "desk/refused": "desk/refused.tsx",
    "desk/passkey-challenge": "desk/passkey-challenge.ts",
    "desk/sign-out": "desk/sign-out.ts",
  },
  texts: [{ name: "Invitation to a writer", under: "mails", copy: invitationMailCopy }],
} satisfies Feature;
