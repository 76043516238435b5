import type { Feature } from "#platform/http/feature.ts";

export const pictures = {
  hasServer: true,
  desk: {
    "desk/pictures": "desk/pictures.tsx",
    "desk/pictures/brand": "desk/brand.tsx",
    "desk/pictures/:name": "desk/picture.tsx",
    "desk/pictures/:name/original": "desk/original.ts",
  },
} satisfies Feature;
