import type { DraftPost } from "#app/rules/articles/draft-post.ts";
import { takeEarlyText } from "./early-text.ts";

const lines = ["title", "slug", "author", "date", "excerpt", "content", "due"] as const;

/** Reads fields that were changed before hydration. */
export function readWrittenForm(form: HTMLFormElement, post: DraftPost): Partial<DraftPost> {
  const fields = new FormData(form);
  const evenly = (text: string) => text.replace(/\r\n?/g, "\n");
  const early = takeEarlyText();
  if (early !== undefined) fields.set("content", early);
  const typed = lines.map((name) => [name, evenly(String(fields.get(name) ?? post[name]))] as const);
  const chosen = [...fields.getAll("categories").map(String), ...readMore(String(fields.get("moreCategories") ?? ""))];
  const isSame = chosen.length === post.categories.length && chosen.every((each) => post.categories.includes(each));
  return {
    ...Object.fromEntries(typed.filter(([name, value]) => value !== evenly(post[name]))),
    ...(!isSame && { categories: chosen }),
  };
}

const readMore = (text: string) =>
  text
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
