import type { Db } from "#platform/engine/server/schema.ts";
import type { SessionTimes, SignInWay } from "../../rules/desk-session.ts";

/** A guest of the desk, as a session knows them. */
type SessionWriter = { id: string; name: string; mayPublish: boolean };

export type DeskSession = SessionTimes & {
  tokenHash: string;
  /** When a key or passkey was last shown in it. */
  shownAt: number;
  /** Undefined for the owner. */
  writer: SessionWriter | undefined;
};

export type NewSession = {
  tokenHash: string;
  ownerKeyId: number;
  way: SignInWay;
  nowMs: number;
  expiresAt: number;
  browser: string;
  passkeyId?: string | undefined;
  writerId?: string | undefined;
};

export async function addOwnerSession(db: Db, { nowMs, ...session }: NewSession): Promise<void> {
  await db
    .insertInto("owner_sessions")
    .values({
      token_hash: session.tokenHash,
      owner_key_id: session.ownerKeyId,
      expires_at: session.expiresAt,
      key_shown_at: nowMs,
      started_at: nowMs,
      last_used_at: nowMs,
      browser: session.browser,
      way: session.way,
      passkey_id: session.passkeyId ?? null,
      writer_id: session.writerId ?? null,
    })
    .execute();
}

/** Sessions of the owner key in force; a new key ends all others. */
const sessionsInForce = (db: Db) =>
  db
    .selectFrom("owner_sessions")
    .leftJoin("writers", "writers.id", "owner_sessions.writer_id")
    .leftJoin("passkeys", "passkeys.id", "owner_sessions.passkey_id")
    .where("owner_sessions.owner_key_id", "=", ({ selectFrom }) =>
      selectFrom("owner_keys").select(({ fn }) => fn.max("owner_keys.id").as("newest")),
    );

/** The caller judges whether it is still open. */
export async function findOwnerSession(db: Db, tokenHash: string): Promise<DeskSession | undefined> {
  const row = await sessionsInForce(db)
    .selectAll("owner_sessions")
    .select(["writers.name", "writers.may_publish"])
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  if (!row) return undefined;
  const { writer_id: id, name } = row;
  return {
    tokenHash,
    way: row.way,
    startedAt: row.started_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    shownAt: row.key_shown_at,
    writer: id === null ? undefined : { id, name: name ?? "", mayPublish: row.may_publish === 1 },
  };
}

export type ListedSession = SessionTimes & { id: string; browser: string; passkey: string; writer: string };

/** All sessions, last used first; `passkey` and `writer` are names, or empty. */
export async function listOwnerSessions(db: Db): Promise<ListedSession[]> {
  const rows = await sessionsInForce(db)
    .selectAll("owner_sessions")
    .select(["writers.name as writer", "passkeys.name as passkey"])
    .orderBy("owner_sessions.last_used_at", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.token_hash,
    way: row.way,
    startedAt: row.started_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    browser: row.browser,
    passkey: row.passkey ?? "",
    writer: row.writer ?? "",
  }));
}

export async function noteSessionUse(db: Db, tokenHash: string, nowMs: number, expiresAt: number): Promise<void> {
  await db
    .updateTable("owner_sessions")
    .set({ last_used_at: nowMs, expires_at: expiresAt })
    .where("token_hash", "=", tokenHash)
    .execute();
}

export async function noteKeyShown(db: Db, tokenHash: string, nowMs: number): Promise<void> {
  await db.updateTable("owner_sessions").set({ key_shown_at: nowMs }).where("token_hash", "=", tokenHash).execute();
}

export async function endOwnerSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("owner_sessions").where("token_hash", "=", tokenHash).execute();
}

/** Ends the sessions that the owner key alone has opened. */
export async function endKeySessions(tx: Db): Promise<void> {
  await tx.deleteFrom("owner_sessions").where("way", "=", "key").execute();
}

/** Ends all sessions, or all but one. */
export async function endOwnerSessions(db: Db, exceptHash = ""): Promise<void> {
  await db.deleteFrom("owner_sessions").where("token_hash", "!=", exceptHash).execute();
}
