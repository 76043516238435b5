import { nanoid } from "nanoid";
import type { Author } from "#facts/author.ts";
import type { Post } from "#facts/post.ts";
import { holdRightToPublish, type Publisher } from "#features/owner/server/queries/publishers.ts";
import {
  minHeadWidth,
  notesOnPicture,
  type PictureNote,
  type UploadProblem,
} from "#features/pictures/rules/picture-file.ts";
import { addUploadedPicture } from "#features/pictures/server/pictures.ts";
import { type AddressedPicture, reencodeOne } from "#features/pictures/server/reencode-one.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { ArticleProblems } from "../rules/check-article.ts";
import { makeSlug } from "../rules/make-slug.ts";
import type { PreparedArticle } from "../rules/prepare-article.ts";
import type { SentPicture } from "../rules/read-posted-article.ts";
import { joinPictures } from "../rules/split-pictures.ts";
import { deletePlan, planOwnArticle, type StoredArticle, storeOwnArticle } from "./queries/own-articles.ts";

export type Published =
  | { kind: "published" | "planned"; id: string; slug: string; notes: PictureNote[] }
  | { kind: "refused"; problems: ArticleProblems }
  /** The right to publish has ended meanwhile. */
  | { kind: "not allowed" };

type Deps = { db: Db; nowMs: number; refresh: () => Promise<void>; publisher: Publisher };

/** Publishes an article to everyone, with re-encoded copies of its pictures. */
export async function publishArticle(
  { article, text, image, dueAt }: PreparedArticle,
  { db, nowMs, refresh, publisher }: Deps,
): Promise<Published> {
  const inText = await reencodeAll(text.pictures);
  if (typeof inText === "string") return { kind: "refused", problems: { content: inText } };
  const head = await reencodeHead(image);
  if (typeof head === "string") return { kind: "refused", problems: { image: head } };
  const uploaded = [...inText, ...("picture" in head ? [head] : [])];
  const notes = [...inText.flatMap((each) => each.notes), ...("picture" in head ? head.notes : [])];
  const addresses = inText.map(({ address }) => address);
  const post = composePost({ ...article, content: joinPictures(text, addresses) }, head.address);
  const isLater = dueAt !== undefined && dueAt > nowMs;
  const stored = await db.transaction().execute(async (tx) => {
    const planner = await holdRightToPublish(tx, publisher);
    if (!planner) return { kind: "not allowed" as const };
    for (const { address, picture } of uploaded) await addUploadedPicture(tx, address, picture, nowMs);
    if (!isLater) return publishNow(tx, post, nowMs, planner.author);
    await planOwnArticle(tx, post, dueAt, nowMs, planner);
    return { kind: "stored" as const, slug: post.slug };
  });
  if (stored.kind === "not allowed") return stored;
  if (stored.kind === "taken") return { kind: "refused", problems: { id: "taken" } };
  await refresh();
  return { kind: isLater ? "planned" : "published", id: post.id, slug: stored.slug, notes };
}

/** A saved article replaces its own plan. */
async function publishNow(tx: Db, post: Post, nowMs: number, author: Author): Promise<StoredArticle> {
  const stored = await storeOwnArticle(tx, post, nowMs, author);
  if (stored.kind === "stored") await deletePlan(tx, post.id);
  return stored;
}

type Composed = PreparedArticle["article"] & { content: string };

const composePost = ({ id, slug, ...article }: Composed, imageSrc: string): Post => ({
  ...article,
  id: id || nanoid(),
  slug: makeSlug(slug || article.title),
  imageSrc,
  source: "static",
});

type Noted = AddressedPicture & { notes: PictureNote[] };

async function reencodeHead(image: SentPicture): Promise<{ address: string } | Noted | UploadProblem> {
  return image.kind === "address" ? image : reencode(image.bytes, minHeadWidth);
}

async function reencode(bytes: Uint8Array, minWidth: number): Promise<Noted | UploadProblem> {
  const taken = await reencodeOne(bytes);
  return typeof taken === "string" ? taken : { ...taken, notes: notesOnPicture(bytes, taken.picture.width, minWidth) };
}

/** One after another; the first refused picture stops it with a reason. */
async function reencodeAll(pictures: readonly Uint8Array[]) {
  const taken: Noted[] = [];
  for (const bytes of pictures) {
    const one = await reencode(bytes, 0);
    if (typeof one === "string") return one;
    taken.push(one);
  }
  return taken;
}
