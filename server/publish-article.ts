import { nanoid } from "nanoid";
import type { ArticleProblems, CheckedArticle } from "#app/rules/check-article.ts";
import { makeSlug } from "#app/rules/make-slug.ts";
import type { Post } from "#app/rules/post.ts";
import { excerptOf } from "#app/rules/read-feed/make-excerpt.ts";
import { readTime } from "#app/rules/read-time.ts";
import type { EncodedPicture } from "./pictures/encode-picture.ts";
import { hashFiles } from "./pictures/hash-files.ts";
import { takePicture } from "./pictures/take-picture.ts";
import { cancelPlan, planOwnArticle, type StoredArticle, storeOwnArticle } from "./tables/own-articles.ts";
import { addUploadedPicture, type StoredPicture } from "./tables/pictures.ts";
import type { Db } from "./tables/schema.ts";

export type SentPicture = { kind: "bytes"; bytes: Uint8Array } | { kind: "address"; address: string };

export type ToPublish = {
  article: CheckedArticle;
  image: SentPicture;
  /** When it is to be shown, if that is later. */
  dueAt?: number;
};

export type Published =
  | { kind: "published"; id: string; slug: string }
  | { kind: "planned"; id: string; slug: string }
  | { kind: "refused"; problems: ArticleProblems };

type Ground = { db: Db; nowMs: number; refresh: () => Promise<void> };

const dataUrl = /data:image\/[\w.+-]{1,40};base64,[A-Za-z0-9+/]+=*/g;
const mostTextPictures = 20;

type Address = { address: string; picture: StoredPicture };

/** Publishes an article to everyone, with pictures of our own making in place of those that came with it. */
export async function publishArticle({ article, image, dueAt }: ToPublish, ground: Ground): Promise<Published> {
  const { db, nowMs } = ground;
  const inText = await takeTextPictures(article.content);
  if (typeof inText === "string") return { kind: "refused", problems: { content: inText } };
  const head = await takeHead(image);
  if (typeof head === "string") return { kind: "refused", problems: { image: head } };
  const uploaded = [...inText.values(), ...("picture" in head ? [head] : [])];
  const post = composePost({ ...article, content: placeAddresses(article.content, inText) }, head.address);
  const isLater = dueAt !== undefined && dueAt > nowMs;
  const stored = await db.transaction().execute(async (tx) => {
    for (const { address, picture } of uploaded) await addUploadedPicture(tx, address, picture, nowMs);
    if (!isLater) return publishNow(tx, post, nowMs);
    await planOwnArticle(tx, post, dueAt, nowMs);
    return { kind: "stored" as const, slug: post.slug };
  });
  if (stored.kind === "taken") return { kind: "refused", problems: { id: "taken" } };
  await ground.refresh();
  return { kind: isLater ? "planned" : "published", id: post.id, slug: stored.slug };
}

/** What was planned is what was worked on: it is published with this. */
async function publishNow(tx: Db, post: Post, nowMs: number): Promise<StoredArticle> {
  const stored = await storeOwnArticle(tx, post, nowMs);
  if (stored.kind === "stored") await cancelPlan(tx, post.id);
  return stored;
}

const composePost = ({ id, slug, ...article }: CheckedArticle, imageSrc: string): Post => ({
  ...article,
  id: id || nanoid(),
  slug: makeSlug(slug || article.title),
  excerpt: excerptOf(article.content, article.title),
  imageSrc,
  readTime: readTime(article.content),
  source: "static",
});

async function takeHead(
  image: SentPicture,
): Promise<{ address: string } | Address | "too large" | "wrong kind" | "unreadable"> {
  return image.kind === "address" ? image : takeOne(image.bytes);
}

async function takeOne(bytes: Uint8Array) {
  const taken = await takePicture(bytes);
  return taken.kind === "picture" ? withAddress(taken.picture) : taken.kind;
}

function withAddress(encoded: EncodedPicture): Address {
  const picture = hashFiles(encoded);
  const largest = picture.files.findLast(({ type }) => type === "webp");
  return { address: `/media/${largest?.hash}.webp`, picture };
}

/** The pictures that stand in a text as data, by what stands there. */
async function takeTextPictures(content: string) {
  const found = new Set(content.match(dataUrl));
  if (found.size > mostTextPictures) return "too many";
  const taken = new Map<string, Address>();
  for (const url of found) {
    const one = await takeOne(Buffer.from(url.slice(url.indexOf(",") + 1), "base64"));
    if (typeof one === "string") return one;
    taken.set(url, one);
  }
  return taken;
}

const placeAddresses = (content: string, pictures: ReadonlyMap<string, Address>) =>
  content.replace(dataUrl, (url) => pictures.get(url)?.address ?? url);
