import { paths } from "#facts/paths.ts";
import { type Feature, page } from "#platform/http/feature.ts";
import { privacyPolicyCopy } from "./words/privacy-policy.ts";
import { termsOfServiceCopy } from "./words/terms-of-service.ts";

export const site = {
  pages: [
    page({
      path: paths.privacyPolicy(),
      file: "pages/privacy-policy.tsx",
      copy: privacyPolicyCopy,
      name: "Privacy policy",
      group: "legal",
      bytes: { document: 11_300, image: 1_024 },
      marks: {
        sections:
          "True of this software with its built-in services. Name the connected providers and the country you work in, check that the site is served encrypted, and have counsel read it.",
        "updated.date": "Set it to the day on which the site opens.",
      },
    }),
    page({
      path: paths.termsOfService(),
      file: "pages/terms-of-service.tsx",
      copy: termsOfServiceCopy,
      name: "Terms of service",
      group: "legal",
      bytes: { document: 9_525, image: 1_024 },
      marks: {
        sections:
          "Have counsel read it. The governing law is Oregon’s, which need not be that of your address: confirm.",
        "updated.date": "Set it to the day on which the site opens.",
      },
    }),
  ],
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
