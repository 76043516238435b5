import type { Feature } from "#platform/http/feature.ts";

/** Bar, footer, and the pages in place of others: `app/routes.ts` and `app/root.tsx` put them around all. */
export const frame = {} satisfies Feature;
