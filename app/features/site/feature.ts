import type { Feature } from "#platform/http/feature.ts";

export const site = {
  pages: {
    "privacy-policy": "pages/privacy-policy.tsx",
    "terms-of-service": "pages/terms-of-service.tsx",
  },
  endpoints: {
    "api/page-token": "endpoints/page-token.ts",
    "sitemap.xml": "endpoints/sitemap.ts",
    "robots.txt": "endpoints/robots.ts",
    ".well-known/security.txt": "endpoints/security-txt.ts",
    "llms.txt": "endpoints/llms.ts",
    "manifest.webmanifest": "endpoints/manifest.ts",
    ":page.md": "endpoints/markdown.ts",
    "book-consultation/:page.md": "endpoints/markdown.ts",
    "verticals/:page.md": "endpoints/markdown.ts",
    "blog/:slug.md": "endpoints/markdown.ts",
    "share/:page.jpg": "endpoints/share.ts",
    "share/book-consultation/:page.jpg": "endpoints/share.ts",
    "share/verticals/:page.jpg": "endpoints/share.ts",
    "share/blog/:slug.jpg": "endpoints/share.ts",
  },
} satisfies Feature;
