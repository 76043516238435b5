import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { isBackupOld, readBackupName } from "../plan-backup.ts";

export type StoredBackup = { name: string; madeAt: number; bytes: number };

export const backupFolder = (dataDir: string) => join(dataDir, "backups");

/** The backups on this machine, newest first. */
export async function listBackups(dataDir: string): Promise<StoredBackup[]> {
  const folder = backupFolder(dataDir);
  const backups: StoredBackup[] = [];
  for (const name of await namesIn(folder)) {
    const madeAt = readBackupName(name);
    if (madeAt !== undefined) backups.push({ name, madeAt, bytes: (await stat(join(folder, name))).size });
  }
  return backups.sort((one, other) => other.madeAt - one.madeAt);
}

/** Closes itself when read to its end or cancelled. */
export type OpenFile = { stream: ReadableStream<Uint8Array>; bytes: number };

/** A stored backup by its name; undefined for anything else. */
export async function openStoredBackup(dataDir: string, name: string): Promise<OpenFile | undefined> {
  if (readBackupName(name) === undefined) return undefined;
  return openFile(join(backupFolder(dataDir), name)).catch(() => undefined);
}

async function openFile(file: string): Promise<OpenFile> {
  const handle = await open(file);
  const { size } = await handle.stat();
  return { stream: Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>, bytes: size };
}

const leftoverMs = 24 * 60 * 60 * 1000;

/** Deletes expired backups, and unfinished ones after a crash. */
export async function removeOldBackups(dataDir: string, nowMs: number): Promise<void> {
  const folder = backupFolder(dataDir);
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const madeAt = readBackupName(name);
    const isOver = madeAt === undefined ? isLeftover(name, await ageOf(path)) : isBackupOld(madeAt, nowMs);
    if (isOver) await rm(path, { recursive: true, force: true });
  }
}

const isLeftover = (name: string, ageMs: number) =>
  ageMs > leftoverMs && /^(?:snapshot-|download-)|\.partial$/.test(name);

/** By the machine's own clock, which dates files. */
const ageOf = async (path: string) => Date.now() - (await stat(path)).mtimeMs;

const namesIn = (folder: string) => readdir(folder).catch(() => []);
