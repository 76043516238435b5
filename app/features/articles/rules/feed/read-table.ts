import { type FeedRecord, isRecord, ownValue, textOf } from "./read-field.ts";

/** A Google table, `{cols: [{label}], rows: [{c: [{v}]}]}`, as records; null for anything else. */
export function readTable(table: unknown): FeedRecord[] | null {
  if (!isRecord(table) || !Array.isArray(table.cols) || !Array.isArray(table.rows)) return null;
  const rows = table.rows.map(cellsOf).filter((cells) => cells.some((cell) => cell !== null));
  const labels = table.cols.map((col: unknown) => (isRecord(col) ? textOf(ownValue(col, "label")).trim() : ""));
  if (labels.some((label) => label !== "")) return rows.map((cells) => toRecord(labels, cells));
  const [header = [], ...others] = rows;
  return others.map((cells) =>
    toRecord(
      header.map((cell) => textOf(cell).trim()),
      cells,
    ),
  );
}

function cellsOf(row: unknown): unknown[] {
  const cells = isRecord(row) ? row.c : null;
  if (!Array.isArray(cells)) return [];
  return cells.map((cell: unknown) => (isRecord(cell) ? (ownValue(cell, "v") ?? null) : null));
}

function toRecord(labels: readonly string[], cells: readonly unknown[]): FeedRecord {
  const fields = cells.flatMap((cell, index) => {
    const label = labels[index];
    return label && cell !== null ? [[label, cell] as const] : [];
  });
  return Object.fromEntries(fields);
}
