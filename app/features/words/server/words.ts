import { raiseContentVersion } from "#platform/engine/server/content-version.ts";
import type { Db, Schema } from "#platform/engine/server/schema.ts";

/** The key of a text: its group, and its path there. */
export type TextKey = { group: string; path: string };

/** A changed text; null stands for the standard, and `standard` is its wording at that time. */
export type ChangedText<Text = string | null> = TextKey & { text: Text; standard: string };

export async function readWords(db: Db): Promise<ChangedText<string>[]> {
  const rows = await db.selectFrom("words").selectAll().execute();
  return rows.map(({ text_group, ...row }) => ({ group: text_group, ...row }));
}

export async function readWordDrafts(db: Db): Promise<ChangedText[]> {
  const rows = await db.selectFrom("word_drafts").selectAll().orderBy("saved_at").execute();
  return rows.map(({ text_group, path, text, standard }) => ({ group: text_group, path, text, standard }));
}

export async function writeWordDraft(tx: Db, { group, path, text, standard }: ChangedText, nowMs: number) {
  const row = { text, standard, saved_at: nowMs };
  await tx
    .insertInto("word_drafts")
    .values({ text_group: group, path, ...row })
    .onConflict((conflict) => conflict.columns(["text_group", "path"]).doUpdateSet(row))
    .execute();
}

export async function removeWordDraft(tx: Db, { group, path }: TextKey): Promise<void> {
  await tx.deleteFrom("word_drafts").where("text_group", "=", group).where("path", "=", path).execute();
}

/** Publishes a text under the id of its change, and ends its draft. */
export async function publishText(
  tx: Db,
  { group, path, text, standard }: ChangedText,
  { changeId, nowMs }: { changeId: string; nowMs: number },
): Promise<void> {
  const stored = tx.selectFrom("words").select("text").where("text_group", "=", group).where("path", "=", path);
  const before = await stored.executeTakeFirst();
  await tx.deleteFrom("words").where("text_group", "=", group).where("path", "=", path).execute();
  if (text !== null) await tx.insertInto("words").values({ text_group: group, path, text, standard }).execute();
  await tx
    .insertInto("word_changes")
    .values({
      change_id: changeId,
      text_group: group,
      path,
      text_before: before?.text ?? null,
      text_after: text,
      published_at: nowMs,
    })
    .execute();
  await removeWordDraft(tx, { group, path });
  await raiseContentVersion(tx);
}

export type WordChange = TextKey & { before: string | null; after: string | null };

/** The last publications of words, newest first, with the number of texts that each changed. */
export async function listWordPresses(db: Db, limit: number) {
  const rows = await db
    .selectFrom("word_changes")
    .select((expression) => ["change_id", "published_at", expression.fn.countAll().as("texts")])
    .groupBy(["change_id", "published_at"])
    .orderBy("published_at", "desc")
    .orderBy("change_id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ changeId: row.change_id, publishedMs: row.published_at, texts: Number(row.texts) }));
}

/** The changes of a publication, or the first `limit` of them. */
export async function readWordChange(db: Db, changeId: string, limit?: number): Promise<WordChange[]> {
  const all = db.selectFrom("word_changes").selectAll().where("change_id", "=", changeId).orderBy("text_group");
  const rows = await (limit === undefined ? all : all.limit(limit)).execute();
  return rows.map(changeOf);
}

const changeOf = (row: Schema["word_changes"]): WordChange => ({
  group: row.text_group,
  path: row.path,
  before: row.text_before,
  after: row.text_after,
});
