import type { Feature } from "#platform/http/feature.ts";

export const company = {
  pages: {
    "": "pages/home/home.tsx",
    about: "pages/about/about.tsx",
    services: "pages/services/services.tsx",
    verticals: "pages/verticals/verticals.tsx",
    "verticals/wineries": "pages/wineries/wineries.tsx",
    "verticals/cigar-lounges": "pages/cigar-lounges/cigar-lounges.tsx",
    "verticals/fine-dining": "pages/fine-dining/fine-dining.tsx",
    "visibility-starter": "pages/package/visibility-starter.tsx",
    "growth-accelerator": "pages/package/growth-accelerator.tsx",
    "authority-builder": "pages/package/authority-builder.tsx",
    dash: "pages/dash/dash.tsx",
  },
} satisfies Feature;
