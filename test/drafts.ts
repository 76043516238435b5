import { deskPaths } from "#facts/desk-paths.ts";
import type { TestSite } from "./app.ts";

type Query = Record<string, string>;

/** Saves a draft as the script of the form does. */
export const saveDraft = (site: TestSite, id: string, cookie: string, content: string, query: Query) =>
  site.get(deskPaths.article(id, { do: "draft", ...query }), {
    method: "POST",
    headers: { Cookie: cookie, Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify({ title: "A draft", date: "2026-11-20", content, categories: "Wine" }),
  });

/** The versions of an article, oldest first: each text and its author's name. */
export async function versionsOf(site: TestSite, article: string): Promise<string[]> {
  const versions = site.db.selectFrom("article_versions").select(["post", "author_name"]);
  const rows = await versions.where("article_id", "=", article).orderBy("saved_at").execute();
  return rows.map(({ post, author_name }) => `${JSON.parse(post).content}: ${author_name}`);
}
