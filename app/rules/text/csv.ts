/** What spreadsheets take for the start of a formula, wide letters of East Asian keyboards included. */
const formulaStart = /^([\s"]*)(?=[=+\-@＝＋－＠|%])/;
/** Where some programs begin another cell, whatever the quotes around say. */
const otherSeparators = /(;|[\r\n\t\v\f\u2028\u2029]+)/;
const lineBreaks = /^[\r\n\t\v\f\u2028\u2029]+$/;

/** A quoted cell on one line that no spreadsheet takes for a formula, also one that separates cells by `;` or tabs. */
export function csvCell(value: string | number | null): string {
  if (typeof value === "number") return `"${value}"`;
  const parts = (value ?? "")
    .trim()
    .split(otherSeparators)
    .map((part) => part.replace(lineBreaks, " ").replace(formulaStart, "$1'"));
  return `"${parts.join("").replaceAll('"', '""')}"`;
}

/** RFC 4180, every cell quoted. */
export const csvLine = (cells: readonly (string | number | null)[]) => `${cells.map(csvCell).join(",")}\r\n`;
