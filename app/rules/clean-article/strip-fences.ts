import { closes, type Fence, fencesOf, pairFences } from "#app/rules/clean-article/fences.ts";

const proseLanguages = new Set(["markdown", "md", "mdx", "html", "htm", "xhtml", "text", "txt", "plain", "plaintext"]);

/** Takes away a fence around the whole text and every fence without its partner. Complete code blocks stay. */
export function stripFences(text: string): string {
  const lines = text.split("\n");
  const fences = fencesOf(lines);
  const wrapper = wrapperOf(lines, fences);
  const inner = fences.filter((fence) => !wrapper.includes(fence));
  const gone = new Set([...wrapper, ...pairFences(inner).lone].map((fence) => fence.index));
  return lines.filter((_, index) => !gone.has(index)).join("\n");
}

function wrapperOf(lines: readonly string[], fences: readonly Fence[]): Fence[] {
  const [first, last] = [fences.at(0), fences.at(-1)];
  if (!first || !last || first === last || !closes(last, first)) return [];
  const outside = [...lines.slice(0, first.index), ...lines.slice(last.index + 1)];
  if (outside.some((line) => line.trim() !== "")) return [];
  return holdsProse(first, fences.slice(1, -1)) ? [first, last] : [];
}

/** Two bare fences around others may be two code blocks with text between: then they wrap nothing. */
function holdsProse(opener: Fence, inner: readonly Fence[]): boolean {
  if (opener.info !== "" && !proseLanguages.has(opener.info)) return false;
  const isNested = opener.info !== "" || inner.length === 0 || inner[0]?.info !== "";
  return isNested && pairFences(inner).lone.length === 0;
}
