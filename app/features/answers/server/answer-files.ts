import { nanoid } from "nanoid";
import type { Db } from "#platform/engine/server/schema.ts";
import type { MailFile } from "#platform/mail/server/send-mail.ts";
import { fileName, maxFilesBytes } from "../rules/answer-words.ts";

const maxFiles = 20;
/** Small, so that requests are served between two parts. */
const partBytes = 256 * 1024;
const mediaType = /^[\w.+-]{1,60}\/[\w.+-]{1,80}$/;

type Sent = { answerId: string; name: string; type: string; nowMs: number };

/** Stores a file part by part; false, and nothing of it stays, if all would be too much. */
export async function addFile(db: Db, { answerId, name, type, nowMs }: Sent, bytes: AsyncIterable<Uint8Array>) {
  const there = await listFiles(db, answerId);
  let free = maxFilesBytes - there.reduce((sum, { size }) => sum + size, 0);
  if (there.length >= maxFiles) return false;
  const id = nanoid();
  const row = { id, answer_id: answerId, name: fileName(name.slice(0, 400)), size: 0, is_whole: 0, added_at: nowMs };
  await db
    .insertInto("answer_files")
    .values({ ...row, type: mediaType.test(type) ? type : "application/octet-stream" })
    .execute();
  let [place, size] = [0, 0];
  for await (const part of partsOf(bytes)) {
    size += part.length;
    free -= part.length;
    if (free < 0) break;
    await db.insertInto("answer_file_parts").values({ file_id: id, place, bytes: part }).execute();
    place += 1;
  }
  if (free < 0) await removeFile(db, answerId, id);
  else await db.updateTable("answer_files").set({ size, is_whole: 1 }).where("id", "=", id).execute();
  return free >= 0;
}

async function* partsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    held.push(chunk);
    length += chunk.length;
    if (length < partBytes) continue;
    yield Buffer.concat(held);
    [held, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(held);
}

export async function removeFile(db: Db, answerId: string, id: string): Promise<void> {
  await db.deleteFrom("answer_files").where("id", "=", id).where("answer_id", "=", answerId).execute();
}

export const listFiles = (db: Db, answerId: string) =>
  db
    .selectFrom("answer_files")
    .select(["id", "name", "type", "size"])
    .where("answer_id", "=", answerId)
    .where("is_whole", "=", 1)
    .orderBy("added_at")
    .orderBy("id")
    .execute();

/** The files of an answer, as a mail takes them along. */
export async function mailFilesOf(db: Db, answerId: string): Promise<MailFile[]> {
  const files = await listFiles(db, answerId);
  return files.map(({ id, name, type }) => ({ filename: name, contentType: type, read: () => readParts(db, id) }));
}

async function* readParts(db: Db, fileId: string): AsyncGenerator<Uint8Array> {
  for (let place = 0; ; place += 1) {
    const parts = db.selectFrom("answer_file_parts").select("bytes").where("file_id", "=", fileId);
    const part = await parts.where("place", "=", place).executeTakeFirst();
    if (!part) return;
    yield Buffer.from(part.bytes);
  }
}
