import { paths } from "#facts/paths.ts";
import { everyPage } from "#features/frame/every-page.ts";

/** Public pages that every site has. */
export const fixedPages: readonly string[] = everyPage.map(({ path }) => path);

/** With a sample article and the page for 404. */
export const publicPages: readonly string[] = [
  ...fixedPages,
  paths.article("what-the-pdf-menu-costs-you"),
  "/no-such-page",
];
