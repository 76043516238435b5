import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db, Schema } from "#platform/engine/server/schema.ts";

export type Passkey = {
  id: string;
  /** Undefined for the owner. */
  writerId: string | undefined;
  writerName: string;
  name: string;
  publicKey: string;
  counter: number;
  transports: string[];
  host: string;
  createdAt: number;
  lastUsedAt: number | null;
};

type Row = Schema["passkeys"] & { writer_name: string | null };

const shown = (row: Row): Passkey => ({
  id: row.id,
  writerId: row.writer_id ?? undefined,
  writerName: row.writer_name ?? "",
  name: row.name,
  publicKey: row.public_key,
  counter: row.counter,
  transports: JSON.parse(row.transports),
  host: row.host,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});

const passkeys = (db: Db) =>
  db
    .selectFrom("passkeys")
    .leftJoin("writers", "writers.id", "passkeys.writer_id")
    .selectAll("passkeys")
    .select("writers.name as writer_name");

export async function listPasskeys(db: Db): Promise<Passkey[]> {
  return (await passkeys(db).orderBy("passkeys.created_at").orderBy("passkeys.id").execute()).map(shown);
}

export async function findPasskey(db: Db, id: string): Promise<Passkey | undefined> {
  const row = await passkeys(db).where("passkeys.id", "=", id).executeTakeFirst();
  return row && shown(row);
}

export async function ownerHasPasskey(db: Db): Promise<boolean> {
  const row = await db.selectFrom("passkeys").select("id").where("writer_id", "is", null).executeTakeFirst();
  return row !== undefined;
}

export type NewPasskey = Omit<Passkey, "writerName" | "lastUsedAt">;

export async function addPasskey(tx: Db, passkey: NewPasskey): Promise<void> {
  await tx
    .insertInto("passkeys")
    .values({
      id: passkey.id,
      writer_id: passkey.writerId ?? null,
      name: passkey.name,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      host: passkey.host,
      created_at: passkey.createdAt,
      last_used_at: null,
    })
    .execute();
}

/** False if its counter has moved on meanwhile: then two authenticators have the same key. */
export async function notePasskeyUse(tx: Db, { id, counter }: Passkey, newCounter: number, nowMs: number) {
  const row = await tx
    .updateTable("passkeys")
    .set({ counter: newCounter, last_used_at: nowMs })
    .where("id", "=", id)
    .where("counter", "=", counter)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function renamePasskey(db: Db, id: string, name: string): Promise<void> {
  await db.updateTable("passkeys").set({ name }).where("id", "=", id).where("writer_id", "is", null).execute();
}

/** Deletes a passkey of the owner's with its sessions. Returns its name. */
export async function removePasskey(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("writer_id", "is", null)
    .returning("name")
    .executeTakeFirst();
  return row?.name;
}

/** Counts the passkeys of other hosts, writers' included: they do not work on this one. */
export async function countOfOtherHosts(db: Db, host: string): Promise<number> {
  const { count } = await db
    .selectFrom("passkeys")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("host", "!=", host)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function readPasskeysOnly(db: Db): Promise<boolean> {
  const row = await db.selectFrom("desk_access").select("passkeys_only").executeTakeFirst();
  return row?.passkeys_only === 1;
}

/** Reads the same, and locks it until the transaction ends. */
export async function holdPasskeysOnly(tx: Db): Promise<boolean> {
  await advisoryLock(tx, "passkeys only");
  return readPasskeysOnly(tx);
}

export async function writePasskeysOnly(db: Db, isOn: boolean): Promise<void> {
  const passkeysOnly = isOn ? 1 : 0;
  await db
    .insertInto("desk_access")
    .values({ id: 1, passkeys_only: passkeysOnly })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ passkeys_only: passkeysOnly }))
    .execute();
}
