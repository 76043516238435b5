import { defaultFacts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { indexablePages } from "#features/site/pages/indexable-pages.ts";

/** Public pages that every site has. */
export const fixedPages: readonly string[] = [
  ...indexablePages(defaultFacts).map(({ path }) => path),
  paths.thankYouVisibility(),
  paths.thankYouCigar(),
  paths.thankYouWinery(),
  paths.thankYouFineDining(),
  paths.blogUploader(),
];

/** With a sample article and the page for 404. */
export const publicPages: readonly string[] = [
  ...fixedPages,
  paths.article("what-the-pdf-menu-costs-you"),
  "/no-such-page",
];
