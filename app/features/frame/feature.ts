import { findableCopy } from "#facts/findable.ts";
import { greetingCopy } from "#facts/greeting.ts";
import { loadingCopy, navigationCopy } from "#facts/navigation.ts";
import type { Feature } from "#platform/http/feature.ts";
import { errorCopy, notFoundCopy } from "./words/errors.ts";

/** Bar, footer, and the pages in place of others: `app/routes.ts` and `app/root.tsx` put them around all. */
export const frame = {
  texts: [
    { name: "Menu and footer", under: "shared", copy: navigationCopy },
    { name: "Page that is not there", under: "shared", copy: notFoundCopy },
    { name: "Page after an error", under: "shared", copy: errorCopy },
    { name: "While a page loads", under: "shared", copy: loadingCopy },
    { name: "For search engines and feeds", under: "shared", copy: findableCopy },
    { name: "Greeting of every mail", under: "mails", copy: greetingCopy },
  ],
} satisfies Feature;
