import { type Author, theOwner } from "#facts/author.ts";
import { advisoryLock, isPostgres } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { readOwnerKey } from "./owner-keys.ts";
import { holdPasskeysOnly } from "./passkeys.ts";

/** The credential that an article is published with. */
export type Publisher =
  | { kind: "session"; tokenHash: string }
  | { kind: "publishing key"; id: string; name: string }
  | { kind: "owner key"; id: number };

/** The writer or the publishing key that plans an article; both are null for the owner. */
export type Planner = { writerId: string | null; publishingKeyId: string | null; author: Author };

const nobodys: Planner = { writerId: null, publishingKeyId: null, author: theOwner };

/**
 * Returns the planner of the article; undefined if the right has ended since the request began. The right is locked
 * until the transaction ends: revoking a key or removing a writer waits, and then finds the plan.
 */
export async function holdRightToPublish(tx: Db, publisher: Publisher): Promise<Planner | undefined> {
  if (publisher.kind === "session") return holdSession(tx, publisher.tokenHash);
  if (publisher.kind === "owner key") return (await holdOwnerKey(tx, publisher.id)) ? nobodys : undefined;
  const key = tx.selectFrom("publishing_keys").select(["id", "name"]).where("id", "=", publisher.id);
  const row = await (isPostgres(tx) ? key.forShare() : key).executeTakeFirst();
  return row && { writerId: null, publishingKeyId: row.id, author: row };
}

async function holdSession(tx: Db, tokenHash: string): Promise<Planner | undefined> {
  const ownerKey = await readOwnerKey(tx);
  const session = tx.selectFrom("owner_sessions").select(["writer_id", "owner_key_id"]);
  const own = session.where("token_hash", "=", tokenHash);
  const row = await (isPostgres(tx) ? own.forShare() : own).executeTakeFirst();
  if (!row || row.owner_key_id !== ownerKey?.id) return undefined;
  if (row.writer_id === null) return nobodys;
  const writers = tx.selectFrom("writers").select(["id", "name"]).where("may_publish", "=", 1);
  const writer = writers.where("id", "=", row.writer_id);
  const allowed = await (isPostgres(tx) ? writer.forShare() : writer).executeTakeFirst();
  return allowed && { writerId: allowed.id, publishingKeyId: null, author: allowed };
}

/** The owner key publishes while it is in force, and not with passkeys only. */
async function holdOwnerKey(tx: Db, id: number): Promise<boolean> {
  await advisoryLock(tx, "owner key");
  return !(await holdPasskeysOnly(tx)) && (await readOwnerKey(tx))?.id === id;
}
