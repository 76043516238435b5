import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { PictureCopy } from "#facts/post.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import { removeUnusedMedia } from "./media.ts";

/** A picture's key: a data URL is as long as the picture. */
const pictureId = (address: string) => createHash("sha256").update(address).digest("base64url");

/** The lock between showing a picture for the first time and storing a rendering without it. */
export const pictureTurn = "pictures of articles";

/** Stores which pictures an article names; new ones wait to be copied. */
export async function notePictures(tx: Db, articleHash: string, addresses: readonly string[], nowMs: number) {
  for (const address of new Set(addresses)) {
    const id = pictureId(address);
    await tx
      .insertInto("pictures")
      .values({ id, address, state: "waiting", attempts: 0, due_at: nowMs, outcome: "", width: 0, height: 0 })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    await noteUse(tx, articleHash, id);
  }
}

/** Stores an uploaded picture under its address in articles. */
export async function addUploadedPicture(tx: Db, address: string, picture: StoredPicture, nowMs: number) {
  const id = pictureId(address);
  await tx
    .insertInto("pictures")
    .values({ id, address, state: "ready", attempts: 0, due_at: nowMs, outcome: "", width: 0, height: 0 })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  await keepPicture(tx, id, picture, nowMs);
}

/** Notes that an article shows these stored pictures, so that they are not pruned. */
export async function holdPictures(tx: Db, articleHash: string, addresses: readonly string[]) {
  const ids = addresses.map(pictureId);
  if (ids.length === 0) return;
  const rows = await tx.selectFrom("pictures").select("id").where("id", "in", ids).execute();
  for (const { id } of rows) await noteUse(tx, articleHash, id);
}

const noteUse = (tx: Db, articleHash: string, id: string) =>
  tx
    .insertInto("picture_uses")
    .values({ article_hash: articleHash, picture_id: id })
    .onConflict((conflict) => conflict.columns(["article_hash", "picture_id"]).doNothing())
    .execute();

export type DuePicture = { id: string; address: string; attempts: number };

export const listDuePictures = (db: Db, nowMs: number, limit: number): Promise<DuePicture[]> =>
  db
    .selectFrom("pictures")
    .select(["id", "address", "attempts"])
    .where("state", "=", "waiting")
    .where("due_at", "<=", nowMs)
    .orderBy("due_at")
    .limit(limit)
    .execute();

type StoredFile = { width: number; type: "avif" | "webp" | "jpg"; hash: string; bytes: Uint8Array };

export type StoredPicture = { width: number; height: number; files: StoredFile[] };

export async function keepPicture(
  tx: Db,
  id: string,
  { width, height, files }: StoredPicture,
  nowMs: number,
): Promise<void> {
  for (const file of files) {
    const { hash, type, bytes } = file;
    await tx
      .insertInto("media")
      .values({ hash, type, bytes, made_at: nowMs })
      .onConflict((conflict) => conflict.column("hash").doUpdateSet({ made_at: nowMs }))
      .execute();
    await tx
      .insertInto("picture_files")
      .values({ picture_id: id, width: file.width, type, hash })
      .onConflict((conflict) => conflict.columns(["picture_id", "width", "type"]).doUpdateSet({ hash }))
      .execute();
  }
  await tx.updateTable("pictures").set({ state: "ready", outcome: "", width, height }).where("id", "=", id).execute();
}

/** A failed attempt: the next one at `dueAt`, or none. */
export async function noteFailedPicture(
  tx: Db,
  id: string,
  { outcome, attempts, dueAt }: { outcome: string; attempts: number; dueAt: number | undefined },
): Promise<void> {
  const next = dueAt === undefined ? { state: "parked" as const } : { due_at: dueAt };
  await tx
    .updateTable("pictures")
    .set({ outcome, attempts, ...next })
    .where("id", "=", id)
    .execute();
}

/** Our copies of these pictures, as far as we have them. */
export async function findPictures(db: Db, addresses: readonly string[]): Promise<Map<string, PictureCopy>> {
  const addressById = new Map(addresses.filter(Boolean).map((address) => [pictureId(address), address]));
  const found = new Map<string, PictureCopy>();
  if (addressById.size === 0) return found;
  const rows = await db
    .selectFrom("picture_files")
    .innerJoin("pictures", "pictures.id", "picture_files.picture_id")
    .select(["id", "pictures.width", "pictures.height", "type", "hash", "picture_files.width as file_width"])
    .where("id", "in", [...addressById.keys()])
    .where("state", "=", "ready")
    .where("type", "!=", "jpg")
    .orderBy("file_width")
    .execute();
  for (const { id, width, height, type, hash, file_width } of rows) {
    const address = addressById.get(id) as string;
    const copy = found.get(address) ?? { width, height, files: [] };
    found.set(address, copy);
    const file = copy.files.find((each) => each.width === file_width) ?? { width: file_width, avif: "", webp: "" };
    if (!copy.files.includes(file)) copy.files.push(file);
    if (type !== "jpg") file[type] = `${hash}.${type}`;
  }
  return found;
}

/** Pictures as mails show them; those that were stored without such a file keep their address. */
export async function findMailPictures(db: Db, addresses: readonly string[]) {
  const found = new Map<string, { src: string; width: number; height: number }>();
  const addressById = new Map(addresses.map((address) => [pictureId(address), address]));
  if (addressById.size === 0) return found;
  const rows = await db
    .selectFrom("pictures")
    .leftJoin("picture_files", (join) =>
      join.onRef("picture_files.picture_id", "=", "pictures.id").on("picture_files.type", "=", "jpg"),
    )
    .select(["pictures.id", "pictures.width", "pictures.height", "hash"])
    .where("pictures.id", "in", [...addressById.keys()])
    .where("state", "=", "ready")
    .execute();
  for (const { id, width, height, hash } of rows) {
    const address = addressById.get(id) as string;
    found.set(address, { src: hash ? `/media/${hash}.jpg` : address, width, height });
  }
  return found;
}

/**
 * Business details hold the hashes of their pictures' files; so do their values before the last change, for undoing it.
 */
const isInFacts = sql<boolean>`exists (
  select 1 from picture_files
  where picture_files.picture_id = pictures.id and (
    exists (select 1 from facts where facts.value like '%' || picture_files.hash || '%')
    or exists (select 1 from previous_facts where previous_facts.value like '%' || picture_files.hash || '%')
  )
)`;

/** A picture may have been sent with a form that was refused, and is kept for the next press. */
const newForMs = 60 * 60 * 1000;

/**
 * Deletes pictures that no article, business detail or feature names, with files that no other picture uses. New ones
 * are kept for an hour.
 */
export async function prunePictures(tx: Db, features: readonly Pick<ServerFeature, "namesPicture">[], nowMs: number) {
  await tx
    .deleteFrom("picture_uses")
    .where("article_hash", "not in", (inner) => inner.selectFrom("articles").select("hash"))
    .where("article_hash", "not in", (inner) => inner.selectFrom("article_versions").select("hash"))
    .where("article_hash", "not in", (inner) => inner.selectFrom("article_drafts").select("picture_key"))
    .execute();
  const unused = await tx
    .selectFrom("pictures")
    .select("id")
    .where("id", "not in", (inner) => inner.selectFrom("picture_uses").select("picture_id"))
    .where(({ not, or }) => not(or([isInFacts, ...features.flatMap(({ namesPicture }) => namesPicture ?? [])])))
    .where("id", "not in", (inner) =>
      inner
        .selectFrom("picture_files")
        .innerJoin("media", "media.hash", "picture_files.hash")
        .where("media.made_at", ">", nowMs - newForMs)
        .select("picture_id"),
    )
    .execute();
  for (const { id } of unused) await removePicture(tx, id);
}

async function removePicture(tx: Db, id: string) {
  const files = await tx.selectFrom("picture_files").select("hash").where("picture_id", "=", id).execute();
  await tx.deleteFrom("picture_files").where("picture_id", "=", id).execute();
  await tx.deleteFrom("pictures").where("id", "=", id).execute();
  for (const { hash } of files) await removeUnusedMedia(tx, hash);
}
