/** What a spreadsheet would take for the start of a formula, wide letters of East Asian keyboards included. */
const startsFormula = /^\s*[=+\-@＝＋－＠|%]/;

/** A cell that any spreadsheet shows as the text it is: one line, in quotes, never a formula. */
export function csvCell(value: string | number | null): string {
  if (typeof value === "number") return String(value);
  const line = (value ?? "").replace(/\s*[\r\n\t\v\f\u2028\u2029]+\s*/g, " ").trim();
  return `"${(startsFormula.test(line) ? `'${line}` : line).replaceAll('"', '""')}"`;
}

/** RFC 4180. */
export const csvLine = (cells: readonly (string | number | null)[]) => `${cells.map(csvCell).join(",")}\r\n`;
