import { createHash } from "node:crypto";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { z } from "zod/mini";
import { BackupError, type Batch, type Contents, format, type Value } from "./backup-format.ts";
import { readGzipped } from "./encrypt-backup.ts";

const batchRows = 50;
const maxBatchBytes = 16 * 1024 * 1024;
/** Far more than the longest row, an own picture of 3 MB: a small file can unpack to a line that fills the memory. */
const maxLineBytes = 32 * 1024 * 1024;

const header = z.object({ format: z.literal(format), madeAt: z.string(), migrations: z.array(z.string()) });
const tableLine = z.object({ table: z.string(), columns: z.array(z.string()).check(z.minLength(1)) });
const endLine = z.object({ end: z.object({ rows: z.record(z.string(), z.number()), sha256: z.string() }) });
const value = z.union([
  z.string(),
  z.number(),
  z.null(),
  z.pipe(
    z.object({ base64: z.string() }),
    z.transform(({ base64 }) => Buffer.from(base64, "base64")),
  ),
]);
const row = z.array(value);

export type OpenedBackup = Contents & { madeAt: string };

/**
 * Opens a backup and streams its rows; the end throws unless all of it was there and unaltered. Rows are worth nothing
 * before that.
 */
export async function openBackup(file: string, passphrase?: string): Promise<OpenedBackup> {
  const name = basename(file);
  const lines = readLines(file, name, passphrase);
  const firstLine: Buffer | undefined = (await lines.next()).value;
  const first = header.safeParse(parse(firstLine, name));
  if (!firstLine || !first.success) throw notOurs(name);
  return { ...first.data, batches: readBatches(lines, firstLine, name) };
}

/** Reads a whole backup and counts its rows. Throws a {@link BackupError} unless it is complete. */
export async function checkBackup(file: string, passphrase?: string): Promise<number> {
  const { batches } = await openBackup(file, passphrase);
  let count = 0;
  for await (const { rows } of batches) count += rows.length;
  return count;
}

async function* readBatches(lines: AsyncGenerator<Buffer>, firstLine: Buffer, name: string): AsyncGenerator<Batch> {
  const hash = createHash("sha256").update(firstLine).update("\n");
  const counts: Record<string, number> = {};
  let table: { table: string; columns: string[] } | undefined;
  let rows: Value[][] = [];
  let batchBytes = 0;
  for await (const line of lines) {
    const parsed = parse(line, name);
    const isRow = Array.isArray(parsed);
    const isFull = rows.length === batchRows || batchBytes > maxBatchBytes;
    if (table && rows.length > 0 && (!isRow || isFull)) {
      yield { ...table, rows };
      rows = [];
      batchBytes = 0;
    }
    const end = isRow ? undefined : endLine.safeParse(parsed).data?.end;
    if (end) return await checkEnd(end, { counts, sha256: hash.digest("hex") }, lines, name);
    hash.update(line).update("\n");
    if (isRow) {
      if (!table) throw altered(name);
      rows.push(readRow(parsed, table.columns.length, name));
      batchBytes += line.length;
      counts[table.table] = (counts[table.table] ?? 0) + 1;
    } else {
      table = tableLine.safeParse(parsed).data;
      if (!table || counts[table.table] !== undefined) throw altered(name);
      counts[table.table] = 0;
      yield { ...table, rows: [] };
    }
  }
  throw tooShort(name);
}

type Seen = { counts: Record<string, number>; sha256: string };

async function checkEnd(end: z.infer<typeof endLine>["end"], seen: Seen, lines: AsyncGenerator<Buffer>, name: string) {
  const areCounted = JSON.stringify(end.rows) === JSON.stringify(seen.counts);
  if (end.sha256 !== seen.sha256 || !areCounted || !(await lines.next()).done) throw altered(name);
}

function readRow(parsed: unknown[], length: number, name: string): Value[] {
  const read = parsed.length === length ? row.safeParse(parsed) : undefined;
  if (!read?.success) throw altered(name);
  return read.data;
}

function parse(line: Buffer | undefined, name: string): unknown {
  if (line === undefined) throw tooShort(name);
  try {
    return JSON.parse(line.toString("utf8"));
  } catch {
    throw altered(name);
  }
}

const lineEnd = 10;

/** The unpacked lines, without text after the last line end. */
async function* readLines(file: string, name: string, passphrase?: string): AsyncGenerator<Buffer> {
  const stream = Readable.from(readGzipped(file, passphrase));
  const unpacked = stream.pipe(createGunzip());
  stream.on("error", (error) => unpacked.destroy(error));
  let parts: Buffer[] = [];
  let partBytes = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      let start = 0;
      for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, start)) {
        yield Buffer.concat([...parts, chunk.subarray(start, end)]);
        parts = [];
        partBytes = 0;
        start = end + 1;
      }
      if (start < chunk.length) parts.push(chunk.subarray(start));
      partBytes += chunk.length - start;
      if (partBytes > maxLineBytes) throw altered(name);
    }
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, name);
  } finally {
    stream.destroy();
  }
  if (parts.length > 0) throw tooShort(name);
}

function explain(error: NodeJS.ErrnoException, name: string): Error {
  if (error.code === "ENOENT") return new BackupError(name, "there is no such file", "give the path of a backup");
  if (error.code === "EISDIR") return new BackupError(name, "this is a folder", "give the path of a backup");
  if (error.code === "Z_BUF_ERROR") return tooShort(name);
  if (error.message.includes("unable to authenticate")) return altered(name);
  if (error.code?.startsWith("Z_")) return error.message === "incorrect header check" ? notOurs(name) : altered(name);
  return error;
}

const other = "nothing was changed; use another backup";
const notOurs = (name: string) => new BackupError(name, "this is no backup of a site", other);
const tooShort = (name: string) => new BackupError(name, "this backup ends too early", other);
const altered = (name: string) => new BackupError(name, "this backup is damaged or was altered", other);
