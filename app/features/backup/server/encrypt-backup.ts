import { createCipheriv, createDecipheriv, randomBytes, type ScryptOptions, scrypt } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { basename } from "node:path";
import { BackupError } from "./backup-format.ts";

/** Then salt, nonce and a value that only the right passphrase gives; the gzipped lines by AES-256-GCM; its tag. */
const mark = Buffer.from("site-backup-encrypted/1\n");
const keyBytes = 32;
const checkBytes = 16;
const saltBytes = 16;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = mark.length + saltBytes + nonceBytes + checkBytes;
/** 32 MB and a tenth of a second for each guess. */
const cost: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

const derive = (passphrase: string, salt: Buffer) =>
  new Promise<{ key: Buffer; check: Buffer }>((resolve, reject) =>
    scrypt(passphrase.normalize(), salt, keyBytes + checkBytes, cost, (error, bytes) =>
      error ? reject(error) : resolve({ key: bytes.subarray(0, keyBytes), check: bytes.subarray(keyBytes) }),
    ),
  );

/** Encrypts what passes through, if there is a passphrase. */
export const encryptWith = (passphrase: string | undefined) =>
  async function* encrypt(gzipped: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    if (!passphrase) return yield* gzipped;
    const [salt, nonce] = [randomBytes(saltBytes), randomBytes(nonceBytes)];
    const { key, check } = await derive(passphrase, salt);
    const cipher = createCipheriv("aes-256-gcm", key, nonce);
    yield Buffer.concat([mark, salt, nonce, check]);
    for await (const bytes of gzipped) yield cipher.update(bytes);
    yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
  };

/** The gzipped bytes of a backup, encrypted or not. Throws a {@link BackupError} without its passphrase. */
export async function* readGzipped(file: string, passphrase: string | undefined): AsyncGenerator<Buffer> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const head = await readPart(handle, 0, headBytes);
    if (head.indexOf(mark) !== 0) return yield* createReadStream(file);
    const decipher = await openWith(passphrase, head, basename(file));
    if (size < headBytes + tagBytes) return;
    decipher.setAuthTag(await readPart(handle, size - tagBytes, tagBytes));
    for await (const bytes of createReadStream(file, { start: headBytes, end: size - tagBytes - 1 }))
      yield decipher.update(bytes);
    yield decipher.final();
  } finally {
    await handle.close();
  }
}

async function readPart(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

async function openWith(passphrase: string | undefined, head: Buffer, name: string) {
  const remedy = "set BACKUP_PASSPHRASE to the one that it was made with";
  if (!passphrase) throw new BackupError(name, "this backup is encrypted", remedy);
  const salt = head.subarray(mark.length, mark.length + saltBytes);
  const nonce = head.subarray(mark.length + saltBytes, -checkBytes);
  const { key, check } = await derive(passphrase, salt);
  if (!check.equals(head.subarray(-checkBytes))) throw new BackupError(name, "it has another passphrase", remedy);
  return createDecipheriv("aes-256-gcm", key, nonce);
}
