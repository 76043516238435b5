/**
 * A backup is gzipped lines of JSON that both engines can be read from and written to: first a {@link Header}; then for
 * each table its name and columns, and its rows as lists in the order of the columns, bytes as `{base64}`; last
 * {@link End}, which proves that nothing is missing or altered.
 */
export const format = "site-backup/1";

export type Header = { format: typeof format; madeAt: string; migrations: string[] };
export type TableLine = { table: string; columns: string[] };
export type End = { end: { rows: Record<string, number>; sha256: string } };

export type Value = string | number | null | Uint8Array;

/** Some rows of a table, values in the order of the columns. */
export type Batch = { table: string; columns: readonly string[]; rows: readonly (readonly Value[])[] };

/** Everything a site knows, as of one moment. */
export type Contents = { migrations: readonly string[]; batches: AsyncIterable<Batch> };

/** A backup that cannot be used, or a place that it must not be put; the message is one line for the owner. */
export class BackupError extends Error {
  constructor(subject: string, problem: string, remedy: string) {
    super(`${subject}: ${problem}; ${remedy}`);
    this.name = "BackupError";
  }
}

/** Who is signed in, and whose turn a job is, pass by themselves: neither is taken along. */
export const passingTables: readonly string[] = ["leases", "owner_sessions"];
