/** Some browsers drop table semantics when a table is laid out as a grid; explicit roles keep them. */
export const tableRoles = {
  table: { role: "table" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  columnHead: { role: "columnheader", scope: "col" },
  rowHead: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;
