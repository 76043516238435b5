import { defaultFacts } from "#app/copy/facts.ts";
import { indexablePages } from "#app/pages/indexable-pages.ts";
import { paths } from "#app/paths.ts";

/** Every public page, with a sample article and the page for 404. */
export const publicPages: readonly string[] = [
  ...indexablePages(defaultFacts).map(({ path }) => path),
  paths.article("what-the-pdf-menu-costs-you"),
  paths.thankYouVisibility(),
  paths.thankYouCigar(),
  paths.thankYouWinery(),
  paths.thankYouFineDining(),
  paths.blogUploader(),
  "/no-such-page",
];
