import { type ArticleCategory, articleCategories } from "./article-categories.ts";

/** One for each sample, so that no picture stands twice in the list. */
const articlePictures = [
  "stock-hills",
  "stock-rims",
  "stock-candle",
  "wine",
  "table",
  "craft-seal",
  "humidor",
  "guest-book",
] as const;

type ArticlePicture = (typeof articlePictures)[number];

export type ArticleFile = {
  id: string;
  title: string;
  slug: string;
  /** `YYYY-MM-DD` */
  date: string;
  excerpt: string;
  categories: ArticleCategory[];
  picture: ArticlePicture;
  /** Markdown, without the front matter. */
  content: string;
};

type Key = Exclude<keyof ArticleFile, "content">;
type Check = { wants: string; holds: (value: string) => boolean };

const splitList = (value: string) => value.split(",").map((item) => item.trim());
const isOneOf = <T extends string>(list: readonly T[], value: string): value is T =>
  list.some((item) => item === value);

function isCalendarDate(value: string): boolean {
  const timeMs = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(timeMs) && new Date(timeMs).toISOString().startsWith(value);
}

function areCategories(value: string): boolean {
  const items = splitList(value);
  return items.every((item) => isOneOf(articleCategories, item)) && new Set(items).size === items.length;
}

const checks: Record<Key, Check> = {
  id: { wants: "21 characters of a–z, A–Z, 0–9, _ and -", holds: (value) => /^[\w-]{21}$/.test(value) },
  title: { wants: "some text", holds: (value) => value !== "" },
  slug: { wants: "lower-case words joined by hyphens", holds: (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) },
  date: { wants: "a calendar date, YYYY-MM-DD", holds: isCalendarDate },
  excerpt: { wants: "1 to 150 characters", holds: (value) => value !== "" && value.length <= 150 },
  categories: { wants: `each once, from: ${articleCategories.join(", ")}`, holds: areCategories },
  picture: { wants: `one of: ${articlePictures.join(", ")}`, holds: (value) => isOneOf(articlePictures, value) },
};

const isKey = (key: string): key is Key => Object.hasOwn(checks, key);

/** Reads `key: value` lines; the value runs to the end of the line and may contain colons. */
function readFields(lines: string[]): Map<Key, string> {
  const fields = new Map<Key, string>();
  for (const line of lines) {
    const [, key = line, value = ""] = /^(\w+):(.*)$/.exec(line) ?? [];
    if (!isKey(key)) throw new Error(`Front matter: "${key}" is not a known key.`);
    if (fields.has(key)) throw new Error(`Front matter: "${key}" stands there twice.`);
    fields.set(key, value.trim());
  }
  return fields;
}

function take(fields: Map<Key, string>, key: Key): string {
  const value = fields.get(key);
  if (value === undefined) throw new Error(`Front matter: "${key}" is missing.`);
  if (!checks[key].holds(value))
    throw new Error(`Front matter: "${key}" must be ${checks[key].wants}; it is "${value}".`);
  return value;
}

/** Reads a file of `content/articles`. Throws an error that names a key which is unknown, missing, doubled or wrong. */
export function readArticleFile(text: string): ArticleFile {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replaceAll("\r\n", "\n")) ?? [];
  if (head === undefined || body === undefined)
    throw new Error("Front matter must open the file, between two lines of ---.");
  const content = body.trim();
  if (content === "") throw new Error("The article has no content below its front matter.");
  const fields = readFields(head.split("\n"));
  return {
    id: take(fields, "id"),
    title: take(fields, "title"),
    slug: take(fields, "slug"),
    date: take(fields, "date"),
    excerpt: take(fields, "excerpt"),
    categories: splitList(take(fields, "categories")) as ArticleCategory[],
    picture: take(fields, "picture") as ArticlePicture,
    content,
  };
}
