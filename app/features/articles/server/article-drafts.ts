import {
  minHeadWidth,
  notesOnPicture,
  type PictureNote,
  type UploadProblem,
} from "#features/pictures/rules/picture-file.ts";
import { addUploadedPicture } from "#features/pictures/server/pictures.ts";
import { reencodeOne } from "#features/pictures/server/reencode-one.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { SentArticle } from "../rules/check-article.ts";
import { type DraftPost, makeDraftPost } from "../rules/draft-post.ts";
import type { SentPicture } from "../rules/read-posted-article.ts";
import { findOwnArticle, findVersion } from "./queries/article-admin.ts";
import {
  closeDraft,
  type DraftAuthor,
  type DraftSource,
  findDraft,
  holdForDraft,
  mayChangeDraft,
  mayDiscardDraft,
  replaceDraft,
  type SavedDraft,
  saveDraft,
} from "./queries/article-drafts.ts";

type Deps = { db: Db; clock: () => number };

type Written = { sent: SentArticle; image: SentPicture | "malformed" };

type Read = { post: DraftPost; notes: (PictureNote | UploadProblem)[] };

export type TakenForDraft = { kind: "picture"; src: string; width: number; height: number } | { kind: UploadProblem };

const emptyPost = (id: string): DraftPost => {
  const words = { title: "", slug: "", author: "", date: "", excerpt: "", content: "", due: "" };
  return { ...words, id, categories: [], imageSrc: "", readTime: 1, source: "static" };
};

/** Drafts of the owner and of writers. Readers never see them. */
export function makeArticleDrafts({ db, clock }: Deps) {
  const inTransaction = <Answer>(work: (tx: Db, nowMs: number) => Promise<Answer>) =>
    db.transaction().execute((tx) => work(tx, clock()));

  /** Stores a picture for a draft, re-encoded. */
  async function takePicture(id: string, bytes: Uint8Array, author: DraftAuthor): Promise<TakenForDraft> {
    const taken = await reencodeOne(bytes);
    if (typeof taken === "string") return { kind: taken };
    const { address, picture } = taken;
    // The picture may come before the first save, or after the publication.
    const post = { due: "", ...((await findOwnArticle(db, id))?.post ?? emptyPost(id)) };
    await inTransaction(async (tx, nowMs) => {
      await addUploadedPicture(tx, address, picture, nowMs);
      await holdForDraft(tx, post, [address], author, nowMs);
    });
    return { kind: "picture", src: address, width: picture.width, height: picture.height };
  }

  /** A picture that cannot be used is left out; the words are kept all the same. */
  async function readWritten(id: string, { sent, image }: Written, author: DraftAuthor): Promise<Read> {
    if (image === "malformed") return { post: makeDraftPost(id, sent, ""), notes: [] };
    if (image.kind === "address") return { post: makeDraftPost(id, sent, image.address), notes: [] };
    const taken = await takePicture(id, image.bytes, author);
    if (taken.kind !== "picture") return { post: makeDraftPost(id, sent, ""), notes: [taken.kind] };
    return { post: makeDraftPost(id, sent, taken.src), notes: notesOnPicture(image.bytes, taken.width, minHeadWidth) };
  }

  return {
    takePicture,
    /**
     * With `keepsOurs`, this text replaces the one that another window has saved; that one stays among the versions.
     */
    async save(id: string, written: Written, from: DraftSource, keepsOurs = false) {
      const { post, notes } = await readWritten(id, written, from.author);
      const saved: SavedDraft = await inTransaction(async (tx, nowMs) =>
        keepsOurs && (await mayChangeDraft(tx, id, from.author))
          ? { kind: "saved" as const, revision: await replaceDraft(tx, post, from, nowMs) }
          : saveDraft(tx, post, from, nowMs),
      );
      return { saved, notes };
    },
    /** An earlier version becomes the draft. False if the draft is another's. */
    takeBack: (id: string, versionId: string, author: DraftAuthor) =>
      inTransaction(async (tx, nowMs) => {
        if (!(await mayChangeDraft(tx, id, author))) return false;
        const version = await findVersion(tx, id, versionId);
        if (version) await replaceDraft(tx, { due: "", ...version.post }, { writer: "", author }, nowMs);
        return true;
      }),
    /** False if it is another's, or another saved it last. */
    discard: (id: string, author: DraftAuthor) =>
      inTransaction(async (tx, nowMs) => {
        if (!(await mayDiscardDraft(tx, id, author))) return false;
        await closeDraft(tx, id, undefined, nowMs);
        return true;
      }),
    /** Call it after a publication. */
    close: (id: string, published: SentArticle) =>
      inTransaction((tx, nowMs) => closeDraft(tx, id, makeDraftPost(id, published, ""), nowMs)),
    find: (id: string) => findDraft(db, id),
  };
}
