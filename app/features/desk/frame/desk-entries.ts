import * as site from "#app/site.ts";
import type { Feature } from "#platform/http/feature.ts";

/** Pages that features bring to the desk. */
export const deskEntries = Object.values<Feature>(site).flatMap((feature) => feature.deskEntries ?? []);
