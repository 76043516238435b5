import type { Feature } from "#platform/http/feature.ts";

export const words = {
  hasServer: true,
  desk: {
    "desk/words": "desk/words.tsx",
    "desk/words/draft": "desk/save-draft.ts",
    "desk/edit/:group": "desk/edit-page.tsx",
    "desk/draft/:group": "desk/draft-of-page.ts",
    "desk/look/:group": "desk/look-at-page.tsx",
    "desk/words/:group": "desk/word-group.tsx",
  },
} satisfies Feature;
