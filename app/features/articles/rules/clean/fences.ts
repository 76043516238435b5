export type Fence = { index: number; sign: string; length: number; info: string };

const maxFenceLineCharacters = 500;
const fenceRun = /^ {0,3}(`{3,}|~{3,})/;
const firstWord = /^[ \t]*(\S*)/;

export function fencesOf(lines: readonly string[]): Fence[] {
  return lines.flatMap((line, index) => {
    const [start = "", run = ""] = line.length < maxFenceLineCharacters ? (fenceRun.exec(line) ?? []) : [];
    const rest = line.slice(start.length);
    if (run === "" || rest.includes("`")) return [];
    const info = firstWord.exec(rest)?.[1] ?? "";
    return [{ index, sign: run.charAt(0), length: run.length, info: info.toLowerCase() }];
  });
}

export const closes = (fence: Fence, open: Fence): boolean =>
  fence.info === "" && fence.sign === open.sign && fence.length >= open.length;

/** Pairs opening and closing fences; the others are stray. */
export function pairFences(fences: readonly Fence[]): { pairs: [Fence, Fence][]; lone: Fence[] } {
  const pairs: [Fence, Fence][] = [];
  const lone: Fence[] = [];
  let open: Fence | null = null;
  for (const fence of fences) {
    if (open && closes(fence, open)) {
      pairs.push([open, fence]);
      open = null;
      continue;
    }
    if (open && (fence.info === "" || fence.length < open.length)) continue;
    if (open) lone.push(open);
    open = fence;
  }
  return { pairs, lone: open ? [...lone, open] : lone };
}

/** Applies a change outside complete code blocks. */
export function mapProse(text: string, change: (prose: string) => string): string {
  const lines = text.split("\n");
  const parts: string[] = [];
  let from = 0;
  for (const [open, close] of pairFences(fencesOf(lines)).pairs) {
    if (open.index > from) parts.push(change(lines.slice(from, open.index).join("\n")));
    parts.push(lines.slice(open.index, close.index + 1).join("\n"));
    from = close.index + 1;
  }
  if (from < lines.length) parts.push(change(lines.slice(from).join("\n")));
  return parts.join("\n");
}

export const hasCodeBlock = (text: string): boolean => pairFences(fencesOf(text.split("\n"))).pairs.length > 0;

/** The numbers of the lines of complete code blocks. */
export function codeLinesOf(lines: readonly string[]): Set<number> {
  return new Set(pairFences(fencesOf(lines)).pairs.flatMap(([open, close]) => range(open.index, close.index)));
}

/** A text of the same length whose code blocks are blank. */
export function blankCodeBlocks(text: string): string {
  const lines = text.split("\n");
  const inBlock = codeLinesOf(lines);
  if (inBlock.size === 0) return text;
  return lines.map((line, index) => (inBlock.has(index) ? " ".repeat(line.length) : line)).join("\n");
}

export function withoutCode(text: string): string {
  const lines = text.split("\n");
  const inBlock = codeLinesOf(lines);
  const prose = lines.filter((_, index) => !inBlock.has(index)).join("\n");
  return prose.replace(/``[^\n]{1,500}?``|`[^`\n]{1,500}`/g, "");
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);
