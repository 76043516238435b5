import type { UploadProblem } from "#features/pictures/rules/picture-file.ts";
import { readText, readTexts } from "#platform/text/read-text.ts";
import { dayOfPost } from "#platform/time/calendar-day.ts";
import { readDate } from "#platform/time/read-date.ts";
import { imagePath } from "./image-path.ts";

const limits = {
  title: { kind: "line", maxCharacters: 300 },
  author: { kind: "line", maxCharacters: 120 },
  slug: { kind: "line", maxCharacters: 160 },
} as const;
/** A longer one is cut. */
const maxExcerptCharacters = 300;
/** Pictures as data included. */
const maxContentCharacters = 3_000_000;
const maxCategoryCharacters = 60;
const maxCategories = 20;
/** Empty and repeated ones included. */
const maxSentCategories = 100;

const articleFields = [
  "title",
  "author",
  "date",
  "content",
  "categories",
  "image",
  "id",
  "slug",
  "excerpt",
  "due",
] as const;
export type ArticleField = (typeof articleFields)[number];
export type ArticleProblem = "missing" | "malformed" | "too long" | "too many" | "taken" | UploadProblem;
export type ArticleProblems = Partial<Record<ArticleField, ArticleProblem>>;

export type SentArticle = Partial<Record<Exclude<ArticleField, "categories" | "image">, string>> & {
  categories: string[];
  /** The button that was pressed: at once, or at the due time. */
  when?: string;
};

export type CheckedArticle = {
  title: string;
  author: string;
  date: string;
  content: string;
  categories: string[];
  /** Empty if the sender gives none. */
  id: string;
  slug: string;
  excerpt: string;
};

export type ArticleCheck = { ok: true; article: CheckedArticle } | { ok: false; problems: ArticleProblems };

/** A posted article, tidied, or the problem at each field. */
export function checkArticle(sent: SentArticle, preset: { author: string; date: string }): ArticleCheck {
  const { values, tooLong } = readTexts(sent, limits);
  const { categories, problem: categoryProblem } = readCategories(sent.categories);
  const content = tidyContent((sent.content ?? "").slice(0, maxContentCharacters));
  const article: CheckedArticle = {
    ...values,
    author: values.author || preset.author,
    date: sent.date?.trim() ? readDate(sent.date) : preset.date,
    content,
    categories,
    id: sent.id?.trim() ?? "",
    excerpt: readText(sent.excerpt, "line", maxExcerptCharacters).text.slice(0, maxExcerptCharacters).toWellFormed(),
  };
  const found: [ArticleField, ArticleProblem | false][] = [
    ["title", article.title === "" && "missing"],
    ["date", dayOfPost(article.date) === "" && "malformed"],
    ["content", content.trim() === "" && "missing"],
    ["content", (sent.content ?? "").length > maxContentCharacters && "too long"],
    ["categories", categoryProblem],
    ["id", article.id !== "" && !isArticleId(article.id) && "malformed"],
    ...tooLong.map((field): [ArticleField, ArticleProblem] => [field, "too long"]),
  ];
  const problems = Object.fromEntries(found.filter(([, problem]) => problem)) as ArticleProblems;
  return Object.keys(problems).length === 0 ? { ok: true, article } : { ok: false, problems };
}

function readCategories(sent: readonly string[]): { categories: string[]; problem: ArticleProblem | false } {
  const read = sent.slice(0, maxSentCategories).map((category) => readText(category, "line", maxCategoryCharacters));
  const categories = [...new Set(read.map(({ text }) => text).filter(Boolean))];
  if (categories.length > maxCategories || sent.length > maxSentCategories) return { categories, problem: "too many" };
  const problem = read.some(({ isTooLong }) => isTooLong) ? "too long" : categories.length === 0 && "missing";
  return { categories, problem };
}

/** Ids with these beginnings have a meaning in a feed. */
export const isArticleId = (id: string) => /^[\w-]{1,64}$/.test(id) && !/^(?:invalid|workflow)-/.test(id);

const tidyContent = (text: string) => text.toWellFormed().replace(/\r\n?/g, "\n").replaceAll("\0", "");

/** Whether an address is that of an uploaded picture, or of one that comes with the site. */
export const isOurPicture = (address: string) =>
  /^\/(?:media\/[\w-]+|pictures\/stock-[a-z]+-\d+)\.webp$/.test(imagePath(address));
