import { deskPaths } from "./desk-paths.ts";
import { paths } from "./paths.ts";

/** Nothing here shows a page that is everybody's. */
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
 * Which links a browser makes ready as soon as somebody seems to follow them (WHATWG HTML, speculative loading). They stand
 * in the page: as a file of their own, named by a header, they were one more question before the largest paint.
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
