import { dayOfPost } from "#app/rules/calendar-day.ts";
import { imagePath } from "#app/rules/image-path.ts";
import { readDate } from "#app/rules/read-date.ts";
import { tidyText } from "#app/rules/tidy-text.ts";

const longest = { title: 300, author: 120, content: 3_000_000, category: 60, slug: 160 };
const mostCategories = 20;

const articleFields = ["title", "author", "date", "content", "categories", "image", "id", "slug", "due"] as const;
export type ArticleField = (typeof articleFields)[number];
export type ArticleProblem =
  | "missing"
  | "malformed"
  | "too long"
  | "too many"
  | "taken"
  | "too large"
  | "wrong kind"
  | "unreadable";
export type ArticleProblems = Partial<Record<ArticleField, ArticleProblem>>;

export type SentArticle = Partial<Record<Exclude<ArticleField, "categories" | "image">, string>> & {
  categories: string[];
};

export type CheckedArticle = {
  title: string;
  author: string;
  date: string;
  content: string;
  categories: string[];
  /** Empty where the sender left it to us. */
  id: string;
  slug: string;
};

export type ArticleCheck = { ok: true; article: CheckedArticle } | { ok: false; problems: ArticleProblems };

/** An article as it was sent to be published, tidied, or what is wrong at which field. */
export function checkArticle(sent: SentArticle, preset: { author: string; date: string }): ArticleCheck {
  const article: CheckedArticle = {
    title: tidyText(sent.title ?? "", "line"),
    author: tidyText(sent.author ?? "", "line") || preset.author,
    date: sent.date?.trim() ? readDate(sent.date) : preset.date,
    content: tidyContent(sent.content ?? ""),
    categories: tidyCategories(sent.categories),
    id: sent.id?.trim() ?? "",
    slug: sent.slug?.trim() ?? "",
  };
  const problems = findProblems(article);
  return Object.keys(problems).length === 0 ? { ok: true, article } : { ok: false, problems };
}

function findProblems({ title, author, date, content, categories, id, slug }: CheckedArticle): ArticleProblems {
  const problems: [ArticleField, ArticleProblem | false][] = [
    ["title", textProblem(title, longest.title)],
    ["author", textProblem(author, longest.author)],
    ["date", dayOfPost(date) === "" && "malformed"],
    ["content", textProblem(content, longest.content)],
    ["categories", categoryProblem(categories)],
    ["id", id !== "" && !isId(id) && "malformed"],
    ["slug", slug.length > longest.slug && "too long"],
  ];
  return Object.fromEntries(problems.filter(([, problem]) => problem)) as ArticleProblems;
}

const textProblem = (text: string, most: number) => (text.trim() === "" ? "missing" : text.length > most && "too long");

function categoryProblem(categories: string[]): ArticleProblem | false {
  if (categories.length === 0) return "missing";
  if (categories.length > mostCategories) return "too many";
  return categories.some(({ length }) => length > longest.category) && "too long";
}

/** Ids that begin so mean something else in a feed. */
const isId = (id: string) => /^[\w-]{1,64}$/.test(id) && !/^(?:invalid|workflow)-/.test(id);

const tidyContent = (text: string) => text.toWellFormed().replace(/\r\n?/g, "\n").replaceAll("\0", "");

const tidyCategories = (categories: string[]) => [
  ...new Set(categories.map((category) => tidyText(category, "line")).filter(Boolean)),
];

/** Whether an address is that of a picture which the owner has uploaded before. */
export const isUploaded = (address: string) => /^\/media\/[\w-]+\.webp$/.test(imagePath(address));
