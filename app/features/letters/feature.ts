import type { Feature } from "#platform/http/feature.ts";

export const letters = {
  hasServer: true,
  pages: {
    "letters/confirm/:token": "pages/confirm.tsx",
    "letters/stop/:key": "pages/stop.tsx",
  },
  desk: {
    "desk/letters": "desk/letters.tsx",
    "desk/letters/:id": "desk/letter.tsx",
    "desk/letters/:id/mail": "desk/letter-mail.ts",
  },
} satisfies Feature;
