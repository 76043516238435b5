import { removeDescriptions } from "./remove-descriptions.ts";
import { stripFences } from "./strip-fences.ts";

/**
 * An article's text without what its author's tool put around it. Descriptions go first, as a fence around the text is one
 * only once nothing but a title stands outside it, and once more from what it held.
 */
export const stripNotes = (text: string): string => removeDescriptions(stripFences(removeDescriptions(text)));
