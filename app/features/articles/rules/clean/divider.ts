/** A line of three or more hyphens, stars or underscores: a divider, or an underline if hyphens stand under words. */
export const isDivider = (line: string): boolean =>
  line.length < 200 && /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/.test(line);

const maxHeadingWords = 10;
/** The beginning of another block than a paragraph. */
const otherBlock =
  /^ {0,3}(?:#{1,6}(?:[ \t]|$)|>|[-*+][ \t]|\d{1,9}[.)][ \t]|<|\||`{3}|~{3}|\[[^\]]{1,200}\]:)|^(?: {4}|\t)/;

const isProse = (line: string): boolean => line.trim() !== "" && !isDivider(line) && !otherBlock.test(line);

/** Whether hyphens under this line make it a heading: it is short, stands alone and has no full stop. */
export function isHeadedBy(lines: readonly string[], index: number): boolean {
  const line = (lines[index] ?? "").slice(0, 500).trim();
  const isAlone = !isProse(lines[index - 1] ?? "");
  return (
    isAlone && isProse(line) && !/[.!?:;,…]["'”’*_)]{0,3}$/.test(line) && line.split(/\s+/).length <= maxHeadingWords
  );
}

/** Parts hyphens from the prose above them, which would otherwise become one great heading. */
export function partDividers(lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    const isUnderline = /^ {0,3}-{2,}[ \t]*$/.test(line) && isProse(lines[index - 1] ?? "");
    return isUnderline && !isHeadedBy(lines, index - 1) ? ["", line] : [line];
  });
}
