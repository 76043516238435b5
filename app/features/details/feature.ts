import type { Feature } from "#platform/http/feature.ts";
import { factGroups } from "./words/business-details.ts";

export const details = {
  activityNames: Object.fromEntries(factGroups.map(({ id, title }) => [id, title])),
} satisfies Feature;
