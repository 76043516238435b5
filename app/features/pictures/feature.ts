import type { Feature } from "#platform/http/feature.ts";

export const pictures = {
  hasServer: true,
  desk: {
    "desk/pictures": "desk/pictures.tsx",
    "desk/pictures/brand": "desk/brand.tsx",
    "desk/pictures/:name": "desk/picture.tsx",
    "desk/pictures/:name/original": "desk/original.ts",
  },
  endpoints: {
    "share/:page.jpg": "pages/share.ts",
    "share/book-consultation/:page.jpg": "pages/share.ts",
    "share/verticals/:page.jpg": "pages/share.ts",
    "share/blog/:slug.jpg": "pages/share.ts",
  },
} satisfies Feature;
