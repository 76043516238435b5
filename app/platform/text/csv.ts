/** The start of a formula in spreadsheets, full-width characters included. */
const formulaStart = /^([\s"]*)(?=[=+\-@＝＋－＠|%])/;
/** Some programs start another cell here, even inside quotes. */
const otherSeparators = /(;|[\r\n\t\v\f\u2028\u2029]+)/;
const lineBreaks = /^[\r\n\t\v\f\u2028\u2029]+$/;

type Value = string | number | null;

/** A quoted cell on one line that no spreadsheet reads as a formula, even with `;` or tabs as separators. */
export function csvCell(value: Value): string {
  if (typeof value === "number") return `"${value}"`;
  const parts = (value ?? "")
    .trim()
    .split(otherSeparators)
    .map((part) => part.replace(lineBreaks, " ").replace(formulaStart, "$1'"));
  return `"${parts.join("").replaceAll('"', '""')}"`;
}

/** A quoted cell as it is stored: programs other than spreadsheets would keep the apostrophe before a number. */
export const storedCell = (value: Value): string => `"${String(value ?? "").replaceAll('"', '""')}"`;

/** RFC 4180, every cell quoted; for spreadsheets unless told otherwise. */
export const csvLine = (cells: readonly Value[], toCell = csvCell) => `${cells.map(toCell).join(",")}\r\n`;
