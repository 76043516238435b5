/**
 * Gzipped lines of JSON that both engines can write and read: a {@link Header}; for each table its name and columns,
 * then its rows as lists in that order, bytes as `{base64}`; last {@link End}, which proves that nothing is missing or
 * altered.
 */
export const format = "site-backup/1";

export type Header = { format: typeof format; madeAt: string; migrations: string[] };
export type TableLine = { table: string; columns: string[] };
export type End = { end: { rows: Record<string, number>; sha256: string } };

export type Value = string | number | null | Uint8Array;

/** Some rows of a table, values in the order of its columns. */
export type Batch = { table: string; columns: readonly string[]; rows: readonly (readonly Value[])[] };

/** All tables at one moment. */
export type Contents = { migrations: readonly string[]; batches: AsyncIterable<Batch> };

/** An unusable backup, or a target that must not be overwritten; the message is one line for the owner. */
export class BackupError extends Error {
  constructor(subject: string, problem: string, remedy: string) {
    super(`${subject}: ${problem}; ${remedy}`);
    this.name = "BackupError";
  }
}

/** These expire by themselves: they are not in backups. */
export const passingTables: readonly string[] = [
  "leases",
  "owner_sessions",
  "owner_links",
  "desk_challenges",
  "known_browsers",
];
