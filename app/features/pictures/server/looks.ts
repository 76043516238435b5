import { raiseContentVersion } from "#platform/engine/server/content-version.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { removeUnusedMedia } from "./media.ts";

export type LookFile = { address: string; type: string; hash: string; bytes: Uint8Array };

/** A version that the owner put in place of a default; `details` is JSON. */
export type LookVersion = { id: string; name: string; details: string };

/** Stands for the address of the picture that a version was cut from; visitors never get it. */
export const originalAddress = "original";

/** The owner's versions that are in place of defaults now. */
export const readLooks = (db: Db): Promise<LookVersion[]> =>
  db
    .selectFrom("looks")
    .innerJoin("look_versions", "look_versions.id", "looks.current_id")
    .select(["look_versions.id", "look_versions.name", "details"])
    .orderBy("look_versions.name")
    .execute();

/** The files of versions, without their bytes; originals are left out. */
export async function readLookFiles(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("look_files")
    .innerJoin("media", "media.hash", "look_files.hash")
    .select(["version_id", "address", "type", "look_files.hash"])
    .where("version_id", "in", ids)
    .where("address", "!=", originalAddress)
    .execute();
}

/** The current version of a look and the id of the previous one; undefined if it was never changed. */
export async function findLook(db: Db, name: string) {
  const row = await db.selectFrom("looks").selectAll().where("name", "=", name).executeTakeFirst();
  if (!row) return undefined;
  const version = row.current_id
    ? await db.selectFrom("look_versions").selectAll().where("id", "=", row.current_id).executeTakeFirst()
    : undefined;
  return { current: version, previousId: row.previous_id, changedMs: Number(row.changed_at) };
}

/** The picture that a version was cut from. */
export const findOriginal = (db: Db, versionId: string) =>
  db
    .selectFrom("look_files")
    .innerJoin("media", "media.hash", "look_files.hash")
    .select(["type", "bytes", "media.hash"])
    .where("version_id", "=", versionId)
    .where("address", "=", originalAddress)
    .executeTakeFirst();

/** Stores a version and puts it in place. Deletes the version before the last, or with `keepsPrevious` the last. */
export async function storeLook(
  tx: Db,
  version: LookVersion,
  files: readonly LookFile[],
  nowMs: number,
  keepsPrevious = false,
) {
  await tx
    .insertInto("look_versions")
    .values({ ...version, made_at: nowMs })
    .execute();
  for (const { address, type, hash, bytes } of files) {
    await tx
      .insertInto("media")
      .values({ hash, type, bytes, made_at: nowMs })
      .onConflict((conflict) => conflict.column("hash").doNothing())
      .execute();
    await tx.insertInto("look_files").values({ version_id: version.id, address, hash }).execute();
  }
  await place(tx, version.name, version.id, nowMs, keepsPrevious);
}

/** Restores the default; the owner's version can still be brought back. False if the default is in place already. */
export async function restoreDefault(tx: Db, name: string, nowMs: number): Promise<boolean> {
  const { current } = (await findLook(tx, name)) ?? {};
  if (current) await place(tx, name, null, nowMs);
  return current !== undefined;
}

/** Undoes the last change. */
export async function undoLook(tx: Db, name: string, nowMs: number): Promise<boolean> {
  const row = await tx.selectFrom("looks").selectAll().where("name", "=", name).executeTakeFirst();
  if (row) await place(tx, name, row.previous_id, nowMs);
  return row !== undefined;
}

async function place(tx: Db, name: string, id: string | null, nowMs: number, keepsPrevious = false) {
  const before = await tx
    .selectFrom("looks")
    .select(["current_id", "previous_id"])
    .where("name", "=", name)
    .executeTakeFirst();
  const row = {
    current_id: id,
    previous_id: (keepsPrevious ? before?.previous_id : before?.current_id) ?? null,
    changed_at: nowMs,
  };
  await tx
    .insertInto("looks")
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
  await removeOthers(tx, name, [row.current_id, row.previous_id]);
  await raiseContentVersion(tx);
}

async function removeOthers(tx: Db, name: string, kept: (string | null)[]) {
  const all = await tx.selectFrom("look_versions").select("id").where("name", "=", name).execute();
  for (const { id } of all.filter((each) => !kept.includes(each.id))) {
    const files = await tx.selectFrom("look_files").select("hash").where("version_id", "=", id).execute();
    await tx.deleteFrom("look_files").where("version_id", "=", id).execute();
    await tx.deleteFrom("look_versions").where("id", "=", id).execute();
    for (const { hash } of files) await removeUnusedMedia(tx, hash);
  }
}
