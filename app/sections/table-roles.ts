/** Some browsers forget what a table is once it is laid out as a grid on a phone; said aloud, it stays one. */
export const tableRoles = {
  table: { role: "table" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  columnHead: { role: "columnheader", scope: "col" },
  rowHead: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;
