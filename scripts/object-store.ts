import { openAsBlob } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { backupFolder } from "#features/backup/server/backup-folder.ts";
import { BackupError } from "#features/backup/server/backup-format.ts";
import { signAddress } from "#features/backup/server/sign-address.ts";
import type { Settings } from "#platform/settings/server/settings.ts";

export const isAddress = (text: string) => /^https?:\/\//.test(text);

/** Puts a file there, or gets what is there; S3 takes up to 5 GB at once. Throws a {@link BackupError} with its answer. */
async function ask(method: "GET" | "PUT", address: string, { storeKey }: Settings, body?: Blob): Promise<Response> {
  const remedy = "check the address, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION";
  if (!storeKey || !URL.canParse(address)) throw new BackupError(address, "it cannot be asked", remedy);
  const signed = signAddress(method, address, storeKey, Date.now());
  const answer = await fetch(signed, { method, body: body ?? null, redirect: "error" }).catch((error: Error) => error);
  if (answer instanceof Response && answer.ok) return answer;
  const problem = answer instanceof Error ? `${answer.cause ?? answer}` : `${answer.status} ${await answer.text()}`;
  throw new BackupError(address, problem.slice(0, 300), remedy);
}

/** Lets `use` read or write a file beside the backups, where there is room, and deletes it. */
export async function withLocalFile<Made>(settings: Settings, address: string, use: (file: string) => Promise<Made>) {
  await mkdir(backupFolder(settings.dataDir), { recursive: true, mode: 0o700 });
  // Of this name it would be deleted within a day after a crash.
  const folder = await mkdtemp(join(backupFolder(settings.dataDir), "download-"));
  try {
    return await use(join(folder, basename(address)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const putFile = async (file: string, address: string, settings: Settings) =>
  void (await ask("PUT", address, settings, await openAsBlob(file)));

export async function getFile(address: string, file: string, settings: Settings): Promise<void> {
  const { body } = await ask("GET", address, settings);
  if (body) await writeFile(file, body as AsyncIterable<Uint8Array>, { mode: 0o600 });
}
