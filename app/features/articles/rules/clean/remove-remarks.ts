import { isDivider } from "./divider.ts";

const wrapper = /^ {0,3}(?:`{3,}|~{3,})(?:[ \t]*(?:markdown|md|html))?$/i;
const maxRemarkCharacters = 800;

const agrees =
  /^\W{0,6}(?:sure|certainly|of course|absolutely|definitely|gladly|great|perfect|okay|ok|alright|all right|got it|understood|no problem|happy to|thanks?|thank you|as requested|as an ai)\b/i;
const presents =
  /^\W{0,6}(?:here(?:['’]s|[ \t]+(?:is|are)|[ \t]+you[ \t]+go)|below[ \t]+(?:is|are|you)|i(?:['’]ve|[ \t]+have)[ \t])/i;
const names =
  /\b(?:here|below|written|wrote|drafted|draft|created|crafted|prepared|article|blog|post|version|piece|content|essay|copy|markdown|html)\b/i;
const work = /\b(?:article|blog|post|draft|version|piece|essay|copy|rewrite|markdown|html)\b/i;

const offers =
  /^\W{0,6}(?:please[ \t]+)?(?:let me know|want me to|should i|shall i|i can also|i['’]d be happy|i would be happy)\b/i;
const toReaders = /\bcomments?\b|\bbelow\b/i;
const asks =
  /^\W{0,6}(?:would you like|do you want|if you|i hope|feel free|this|the|note|word count|total|\*{0,2}word)\b/i;
const changes =
  /\b(?:adjust|edit|edits|revise|revisions?|rewrite|tweak|tone|shorter|longer|expand|changes|version|words?|word count|keywords?|seo)\b/i;

/** Whether a text begins as an assistant does that answers: "Sure! Here's a post …". */
export function beginsLikeAnswer(text: string): boolean {
  const [first = ""] = text
    .slice(0, 2000)
    .trim()
    .split(/\n[ \t]*\n/, 1);
  return first.length <= maxRemarkCharacters && isFirstRemark(first);
}

function isFirstRemark(text: string): boolean {
  if (agrees.test(text)) return names.test(text);
  return presents.test(text) && work.test(text) && /:\W{0,4}$/.test(text);
}

function isLastRemark(text: string): boolean {
  if (offers.test(text)) return !toReaders.test(text);
  return asks.test(text) && changes.test(text);
}

/**
 * Removes an assistant's first remark above a rule, and its last one below a rule. The fence of a wrapped article
 * parts them as well. Any other text stays.
 */
export function removeRemarks(text: string): string {
  const lines = text.split("\n");
  const first = lines.findIndex(isBoundary);
  const start = first > 0 && isRemark(lines.slice(0, first), isFirstRemark) ? first : 0;
  const last = lines.findLastIndex(isBoundary);
  const isEnd = last > start && isRemark(lines.slice(last + 1), isLastRemark);
  const end = isEnd ? last + (isDivider(lines[last] ?? "") ? 0 : 1) : lines.length;
  return lines.slice(start, end).join("\n");
}

const isBoundary = (line: string): boolean => line.length < 200 && (isDivider(line) || wrapper.test(line));

function isRemark(lines: readonly string[], holds: (text: string) => boolean): boolean {
  const length = lines.reduce((sum, line) => sum + line.length, 0);
  return length <= maxRemarkCharacters && holds(lines.join("\n").trim());
}
