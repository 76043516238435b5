import { foldText } from "#platform/text/match-words.ts";

const kinds: readonly (readonly [string, RegExp])[] = [
  ["much", /\bhow (?:much|expensive|high)\b|\b(?:costs?|prices?|fees?|charges?|pay)\b/],
  ["long", /\bhow (?:long|often|soon|fast|old|far)\b/],
  ["many", /\bhow many\b|\bnumber of\b/],
  ["when", /\bwhen\b|\bwhat time\b|\b(?:what|which) (?:days?|hours?|year|month)\b/],
  ["who", /\b(?:who|whom|whose)\b/],
  ["where", /\bwhere\b|\b(?:what|which) (?:city|town|state|country)\b/],
  ["why", /\bwhy\b/],
  ["which", /\bwhich\b/],
  ["what", /\bwhat\b|\bwhats\b/],
  ["how", /\bhow\b/],
];

/** The kind of thing that a question wants; "" if it wants a yes or a no. */
export function kindOf(question: string): string {
  const text = foldText(question);
  return kinds.find(([, form]) => form.test(text))?.[0] ?? "";
}
