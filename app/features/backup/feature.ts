import type { Feature } from "#platform/http/feature.ts";

export const backup = {
  hasServer: true,
  desk: {
    "desk/backup": "desk/backup.tsx",
    "desk/backup/how": "desk/how.tsx",
    "desk/backup/everything": "desk/everything.ts",
    "desk/backup/kept/:file": "desk/stored.ts",
  },
} satisfies Feature;
