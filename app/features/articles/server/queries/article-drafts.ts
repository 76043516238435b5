import type { Selectable } from "kysely";
import { nanoid } from "nanoid";
import type { Author } from "#facts/author.ts";
import { holdPictures } from "#features/pictures/server/pictures.ts";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db, Schema } from "#platform/engine/server/schema.ts";
import { type DraftPost, isSameText } from "../../rules/draft-post.ts";
import { keepVersion, picturesOf } from "./article-versions.ts";

export type StoredDraft = {
  post: DraftPost;
  revision: number;
  savedAt: number;
  /** The writer who began it; null for the owner. */
  writerId: string | null;
  /** The author who saved it last; empty if that was not stored. */
  authorId: string;
};

type Row = Selectable<Schema["article_drafts"]>;

const toDraft = ({ post, revision, saved_at, writer_id, author_id }: Row): StoredDraft => ({
  post: JSON.parse(post),
  revision,
  savedAt: Number(saved_at),
  writerId: writer_id,
  authorId: author_id,
});

const draftOf = (db: Db, id: string) => db.selectFrom("article_drafts").where("article_id", "=", id);

export async function findDraft(db: Db, id: string): Promise<StoredDraft | undefined> {
  const row = await draftOf(db, id).selectAll().executeTakeFirst();
  return row && toDraft(row);
}

/** The author of a draft. With `ownOnly`, as for a writer who may not publish, they change only their own drafts. */
export type DraftAuthor = { author: Author; writerId: string | null; ownOnly: boolean };

/** The window that saves, and the revision that its text began with; 0 if there was no draft. */
export type DraftSource = { revision: number; writer: string; author: DraftAuthor };

export type SavedDraft =
  | { kind: "saved"; revision: number }
  /**
   * The draft is another author's, or another window has saved or published it meanwhile. This text is kept as a
   * version.
   */
  | { kind: "elsewhere"; revision: number };

/** After this pause, or if another author wrote it, the earlier text is kept as a version. */
const sittingMs = 30 * 60 * 1000;

export async function saveDraft(tx: Db, post: DraftPost, from: DraftSource, nowMs: number): Promise<SavedDraft> {
  await advisoryLock(tx, pictureKey(post.id));
  const before = await draftOf(tx, post.id).selectAll().executeTakeFirst();
  const { author } = from.author;
  const isSameSitting = before?.author_id === author.id && nowMs - Number(before.saved_at) <= sittingMs;
  const isSameWindow = before?.author_id === author.id && before.writer === from.writer;
  const isOurs = before ? before.revision === from.revision || isSameWindow : from.revision === 0;
  if (!isOurs || !isTheirOwn(before, from.author)) {
    // The name of the window is the sender's choice, so it stands for this author's windows only.
    const versionId = from.writer ? `${post.id}.${author.id}.${from.writer}` : nanoid();
    await keepDraftVersion(tx, post, author, nowMs, versionId);
    return { kind: "elsewhere", revision: before?.revision ?? 0 };
  }
  if (before && !isSameSitting) await keepReplaced(tx, before, post, nowMs);
  return { kind: "saved", revision: await writeDraft(tx, post, from, nowMs) };
}

const isTheirOwn = (draft: Row | undefined, { writerId, ownOnly }: DraftAuthor) =>
  !ownOnly || draft === undefined || draft.writer_id === writerId;

/** Whether the author may replace or remove the draft, or begin one if there is none. */
export async function mayChangeDraft(tx: Db, id: string, author: DraftAuthor): Promise<boolean> {
  await advisoryLock(tx, pictureKey(id));
  return isTheirOwn(await draftOf(tx, id).selectAll().executeTakeFirst(), author);
}

/** Whether the author may delete the draft: words that somebody else saved last are not theirs to lose. */
export async function mayDiscardDraft(tx: Db, id: string, author: DraftAuthor): Promise<boolean> {
  if (!(await mayChangeDraft(tx, id, author))) return false;
  const draft = await findDraft(tx, id);
  return !author.ownOnly || draft === undefined || draft.authorId === "" || draft.authorId === author.author.id;
}

type Saver = Pick<DraftSource, "writer" | "author">;

/** Replaces the draft; its text stays among the versions. Returns the new revision. */
export async function replaceDraft(tx: Db, post: DraftPost, from: Saver, nowMs: number): Promise<number> {
  await advisoryLock(tx, pictureKey(post.id));
  const before = await draftOf(tx, post.id).selectAll().executeTakeFirst();
  if (before) await keepReplaced(tx, before, post, nowMs);
  return writeDraft(tx, post, from, nowMs);
}

/** Removes the draft. Its text stays among the versions, unless it equals `unless`. */
export async function closeDraft(tx: Db, id: string, unless: DraftPost | undefined, nowMs: number): Promise<void> {
  await advisoryLock(tx, pictureKey(id));
  const before = await draftOf(tx, id).selectAll().executeTakeFirst();
  if (!before) return;
  if (unless) await keepReplaced(tx, before, unless, nowMs);
  await tx.deleteFrom("article_drafts").where("article_id", "=", id).execute();
}

type Beginner = Pick<DraftAuthor, "author" | "writerId">;

/** Adds a draft, unless there is one. */
export async function addDraft(tx: Db, post: DraftPost, { author, writerId }: Beginner, nowMs: number): Promise<void> {
  await tx
    .insertInto("article_drafts")
    .values({ ...rowOf(post, "", author, nowMs), writer_id: writerId, revision: 0 })
    .onConflict((conflict) => conflict.column("article_id").doNothing())
    .execute();
}

/** Holds pictures for a draft; one that has not been saved yet begins with `post`. */
export async function holdForDraft(
  tx: Db,
  post: DraftPost,
  addresses: readonly string[],
  beginner: Beginner,
  nowMs: number,
) {
  await addDraft(tx, post, beginner, nowMs);
  await holdPictures(tx, pictureKey(post.id), addresses);
}

const pictureKey = (id: string) => `draft ${id}`;

const rowOf = (post: DraftPost, writer: string, author: Author, nowMs: number) => ({
  article_id: post.id,
  post: JSON.stringify(post),
  writer,
  picture_key: pictureKey(post.id),
  saved_at: nowMs,
  author_id: author.id,
  author_name: author.name,
});

async function writeDraft(tx: Db, post: DraftPost, { writer, author }: Saver, nowMs: number): Promise<number> {
  const row = rowOf(post, writer, author.author, nowMs);
  const { revision } = await tx
    .insertInto("article_drafts")
    .values({ ...row, writer_id: author.writerId, revision: 1 })
    .onConflict((conflict) =>
      conflict
        .column("article_id")
        .doUpdateSet(({ eb, ref }) => ({ ...row, revision: eb(ref("article_drafts.revision"), "+", 1) })),
    )
    .returning("revision")
    .executeTakeFirstOrThrow();
  await holdPictures(tx, pictureKey(post.id), picturesOf(post));
  return revision;
}

async function keepReplaced(tx: Db, { post, author_id, author_name }: Row, by: DraftPost, nowMs: number) {
  const before: DraftPost = JSON.parse(post);
  const author = { id: author_id, name: author_name };
  const isEmpty = before.content.trim() === "" && before.title.trim() === "";
  if (!isEmpty && !isSameText(before, by)) await keepDraftVersion(tx, before, author, nowMs);
}

export const keepDraftVersion = (tx: Db, post: DraftPost, author: Author, nowMs: number, id: string = nanoid()) =>
  keepVersion(tx, { id, post, hash: id, kind: "draft", author }, nowMs);
