import { isDivider } from "./divider.ts";
import { removeCitations } from "./remove-citations.ts";
import { removeFrontMatter } from "./remove-front-matter.ts";
import { removeLabels } from "./remove-labels.ts";
import { removeRemarks } from "./remove-remarks.ts";

/** Removes what an automation writes around an article. In doubt the text stays. */
export function removeMachineNotes(text: string): string {
  const article = removeRemarks(removeFrontMatter(text));
  const rest = removeLabels(removeFrontMatter(removeCitations(article)));
  return rest.length < text.length ? withoutFirstDivider(rest) : rest;
}

/** A divider that stood below a note divides nothing. */
function withoutFirstDivider(text: string): string {
  const start = text.search(/\S/);
  const end = text.indexOf("\n", start);
  return isDivider(text.slice(start, end === -1 ? text.length : end)) && end !== -1 ? text.slice(end) : text;
}
