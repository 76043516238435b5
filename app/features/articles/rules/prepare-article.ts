import { readLocalTime } from "#platform/time/local-time.ts";
import { type ArticleProblems, type CheckedArticle, checkArticle, type SentArticle } from "./check-article.ts";
import { excerptOf } from "./make-excerpt.ts";
import { type PostedArticle, readPostedArticle, type SentPicture } from "./read-posted-article.ts";
import { readTime } from "./read-time.ts";
import { joinPictures, type SplitText, splitPictures } from "./split-pictures.ts";

/** How to read a body, and defaults for what it leaves out. */
export type ArticlePost = {
  contentType: string;
  preset: { author: string; date: string; timeZone: string };
};

/** Everything known about an article before its pictures are processed. */
export type PreparedArticle = {
  kind: "article";
  article: Omit<CheckedArticle, "content"> & { excerpt: string; readTime: number };
  text: SplitText;
  image: SentPicture;
  /** The planned time of publishing. */
  dueAt: number | undefined;
  sent: SentArticle;
};

export type ArticleReading =
  | PreparedArticle
  | { kind: "wrong"; problems: ArticleProblems; sent: SentArticle }
  | { kind: "refused"; status: number; reason: "notJson" | "notForm" | "otherType" | "tooHeavy" };

const maxPictures = 20;
const maxTextCharacters = 200_000;
/** Limits of the text of a refused article that is shown again. */
const maxShownCharacters = { content: 2 * maxTextCharacters, other: 1000 };

/** Reads, checks and measures a posted article. */
export async function prepareArticle(
  { contentType, preset }: ArticlePost,
  body: readonly Uint8Array[],
): Promise<ArticleReading> {
  const posted = await readPostedArticle(Buffer.concat(body), contentType);
  if (posted.kind === "refused") return posted;
  const { image } = posted;
  const sent = cutToShow(posted.sent);
  const due = sent.when === "now" ? "" : sent.due;
  const dueAt = due ? readLocalTime(due, preset.timeZone) : undefined;
  const checked = checkArticle(posted.sent, preset);
  const problems: ArticleProblems = checked.ok ? {} : checked.problems;
  if (image === "malformed") problems.image = image;
  if (dueAt === undefined && (due || sent.when === "later")) problems.due = due ? "malformed" : "missing";
  const text = splitPictures(checked.ok ? checked.article.content : "");
  if (text.pictures.length > maxPictures) problems.content = "too many";
  if (lengthOf(text) > maxTextCharacters) problems.content = "too long";
  if (!checked.ok || image === "malformed" || Object.keys(problems).length > 0)
    return { kind: "wrong", problems, sent };
  return { kind: "article", article: measure(checked.article, text), text, image, dueAt, sent };
}

/** An article that is being written, or why it cannot be read. */
export type PostedDraft = Extract<PostedArticle, { kind: "article" }> | Extract<ArticleReading, { kind: "refused" }>;

/** Reads an article that is being written: nothing is checked yet. */
export async function parseDraft(
  { contentType }: Pick<ArticlePost, "contentType">,
  body: readonly Uint8Array[],
): Promise<PostedDraft> {
  const posted = await readPostedArticle(Buffer.concat(body), contentType);
  return posted.kind === "refused" ? posted : { ...posted, sent: cutToShow(posted.sent) };
}

const lengthOf = ({ parts }: SplitText) => parts.reduce((sum, part) => sum + part.length, 0);

/** Measures the article with the addresses that its pictures will have. */
function measure({ content: _, ...article }: CheckedArticle, text: SplitText) {
  const addresses = text.pictures.map(() => "/media/picture.webp");
  const content = joinPictures(text, addresses);
  const excerpt = article.excerpt || excerptOf({ title: article.title, content, source: "static" });
  return { ...article, excerpt, readTime: readTime(content) };
}

const cutToShow = ({ categories, content = "", ...texts }: SentArticle): SentArticle => ({
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.slice(0, maxShownCharacters.other)])),
  content: content.slice(0, maxShownCharacters.content),
  categories: categories.slice(0, 100).map((category) => category.slice(0, 100)),
});
