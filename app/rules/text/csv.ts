/** The start of a formula in spreadsheets, full-width characters included. */
const formulaStart = /^([\s"]*)(?=[=+\-@＝＋－＠|%])/;
/** Some programs start another cell here, even inside quotes. */
const otherSeparators = /(;|[\r\n\t\v\f\u2028\u2029]+)/;
const lineBreaks = /^[\r\n\t\v\f\u2028\u2029]+$/;

/** A quoted cell on one line that no spreadsheet reads as a formula, even with `;` or tabs as separators. */
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
