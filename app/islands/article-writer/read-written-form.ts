import type { DraftPost } from "#app/rules/articles/draft-post.ts";

const lines = ["title", "slug", "author", "date", "excerpt", "content", "due"] as const;

/** What was typed before the script came. */
export function readWrittenForm(form: HTMLFormElement, post: DraftPost): Partial<DraftPost> {
  const fields = new FormData(form);
  const evenly = (text: string) => text.replace(/\r\n?/g, "\n");
  const typed = lines.map((name) => [name, evenly(String(fields.get(name) ?? post[name]))] as const);
  return Object.fromEntries(typed.filter(([name, value]) => value !== evenly(post[name])));
}
