import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";

/** Private pages and downloads. */
const never = [
  `${deskPaths.today()}*`,
  paths.booking("*"),
  "/downloads/*",
  "/widget/*",
  "/api/*",
  "/media/*",
  `${paths.blogUploader()}*`,
  paths.quizResult("*"),
];

/**
 * Rules for links that a browser may prepare (WHATWG HTML, speculative loading). Inlined: a header would cost one more
 * request before the largest paint.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: never } },
          { not: { selector_matches: "[rel~=nofollow], [download], [data-private]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
