import { removeDescriptions } from "./remove-descriptions.ts";
import { stripFences } from "./strip-fences.ts";

/**
 * An article without its tool's additions. Descriptions are removed first, because a fence wraps the whole text only if
 * nothing but a title is outside it, and again from what was in the fence.
 */
export const stripNotes = (text: string): string => removeDescriptions(stripFences(removeDescriptions(text)));
