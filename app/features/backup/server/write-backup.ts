import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { DatabaseSettings } from "#platform/engine/server/database.ts";
import { type Contents, type End, format, type Header, type TableLine, type Value } from "./backup-format.ts";
import { encryptWith } from "./encrypt-backup.ts";
import { checkBackup } from "./read-backup.ts";
import { takeSnapshot } from "./take-snapshot.ts";

export type BackupSettings = DatabaseSettings & { backupPassphrase?: string | undefined };
export type WrittenBackup = { bytes: number; rows: number };

/** Writes a backup; the file appears only after it was read back and verified. */
export async function writeBackup(settings: BackupSettings, file: string, nowMs: number): Promise<WrittenBackup> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.partial`;
  try {
    await takeSnapshot(settings, folder, (contents) =>
      pipeline(
        Readable.from(encodeContents(contents, nowMs)),
        createGzip(),
        encryptWith(settings.backupPassphrase),
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      ),
    );
    const rows = await checkBackup(unfinished, settings.backupPassphrase);
    await rename(unfinished, file);
    return { bytes: (await stat(file)).size, rows };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** The lines of a backup, a batch of rows at a time. */
async function* encodeContents({ migrations, batches }: Contents, nowMs: number): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const rows: Record<string, number> = {};
  const line = (value: unknown) => `${JSON.stringify(value)}\n`;
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  const header: Header = { format, madeAt: new Date(nowMs).toISOString(), migrations: [...migrations] };
  yield hashed(line(header));
  for await (const batch of batches) {
    const { table, columns } = batch;
    if (rows[table] === undefined) yield hashed(line({ table, columns: [...columns] } satisfies TableLine));
    rows[table] = (rows[table] ?? 0) + batch.rows.length;
    if (batch.rows.length > 0) yield hashed(batch.rows.map((row) => line(row.map(encodeValue))).join(""));
  }
  yield line({ end: { rows, sha256: hash.digest("hex") } } satisfies End);
}

const encodeValue = (value: Value) =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString("base64") } : value;
