import { closes, type Fence, fencesOf, pairFences } from "./fences.ts";

const articleLanguages = new Set(["markdown", "md"]);
const proseLanguages = new Set([
  ...articleLanguages,
  ...["mdx", "html", "htm", "xhtml", "text", "txt", "plain", "plaintext"],
]);

/**
 * Removes a fence around the whole text, those marked as markdown anywhere, and stray fences. Other complete code
 * blocks stay.
 */
export function stripFences(text: string): string {
  const lines = text.split("\n");
  const fences = fencesOf(lines);
  const whole = wrapperOf(lines, fences);
  const wrapper = whole.length > 0 ? whole : htmlWrapper(lines, fences);
  const inner = fences.filter((fence) => !wrapper.includes(fence));
  const ofArticles = articleFencesIn(inner);
  const lone = pairFences(inner.filter((fence) => !ofArticles.has(fence))).lone;
  const gone = new Set([...wrapper, ...ofArticles, ...lone].map((fence) => fence.index));
  return lines.filter((_, index) => !gone.has(index)).join("\n");
}

const htmlLanguages = new Set(["html", "htm", "xhtml"]);
const articleTag = /<(?:p|h[1-6]|article|section|ul|ol)[\s>]/i;
/** Of the characters of an article in a fence, as many may stand outside. */
const maxShareOutside = 0.2;

/** The only fence of HTML is a wrapper too, if it holds an article that is nearly all of the text. */
function htmlWrapper(lines: readonly string[], fences: readonly Fence[]): Fence[] {
  const [pair, ...others] = pairFences(fences).pairs.filter(([open]) => htmlLanguages.has(open.info));
  if (!pair || others.length > 0) return [];
  const [open, close] = pair;
  const inside = lines.slice(open.index + 1, close.index).join("\n");
  const outside = [...lines.slice(0, open.index), ...lines.slice(close.index + 1)].join("\n").length;
  return articleTag.test(inside) && outside <= maxShareOutside * inside.length ? pair : [];
}

/** A wrapping fence has nothing but the title before and after it. */
function wrapperOf(lines: readonly string[], fences: readonly Fence[]): Fence[] {
  const [first, last] = [fences.at(0), fences.at(-1)];
  if (!first || !last || first === last || !closes(last, first)) return [];
  const outside = [...lines.slice(0, first.index), ...lines.slice(last.index + 1)];
  if (outside.some((line) => line.trim() !== "" && !isTitleLine(line.slice(0, 2000)))) return [];
  return holdsProse(first, fences.slice(1, -1)) ? [first, last] : [];
}

/** Two bare fences around others may be two code blocks with text between: then they wrap nothing. */
function holdsProse(opener: Fence, inner: readonly Fence[]): boolean {
  if (opener.info !== "" && !proseLanguages.has(opener.info)) return false;
  const isNested = opener.info !== "" || inner.length === 0 || inner[0]?.info !== "";
  return isNested && pairFences(inner).lone.length === 0;
}

/** The fences of blocks marked as markdown. Code blocks around and within them are skipped whole. */
function articleFencesIn(fences: readonly Fence[]): Set<Fence> {
  const found = new Set<Fence>();
  let article: Fence | null = null;
  let code: Fence | null = null;
  for (const fence of fences) {
    if (code && closes(fence, code)) code = null;
    else if (code && (fence.info === "" || fence.length < code.length)) continue;
    else if (article && closes(fence, article)) {
      found.add(fence);
      article = null;
    } else if (articleLanguages.has(fence.info)) {
      found.add(fence);
      article = fence;
      code = null;
    } else code = fence;
  }
  return found;
}

const bold = "(?:\\*\\*|__|<(?:strong|b)>)";
const unbold = "(?:\\*\\*|__|<\\/(?:strong|b)>)";

/** "**Title:** The title", with the title as its group: the only title line that gives a title. */
export const boldTitleLine = new RegExp(
  `^\\s*(?:<p[^<>]{0,200}>\\s*)?(?:[-*>#]{1,6}\\s)?${bold}\\s*Title\\s*(?::\\s*${unbold}|${unbold}\\s*:|:)(.*)$`,
  "i",
);
const plainTitleLine = /^\s*(?:[-*>#]{1,6}\s)?Title\s*:/i;

/** A note for editors, bold or not; its beginning is enough. */
export const isTitleLine = (line: string): boolean => plainTitleLine.test(line) || boldTitleLine.test(line);
