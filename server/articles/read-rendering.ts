import type { ShownArticle } from "#app/rules/render-article/show-article.ts";
import { findPictures } from "../tables/pictures.ts";
import { findRendering } from "../tables/renderings.ts";
import type { Db } from "../tables/schema.ts";
import type { Written } from "./render-post.ts";
import type { RenderingGround } from "./rendering-version.ts";

/** An article as its page shows it: what is stored, else made at once, as in the first moments of an article. */
export async function readRendering(
  db: Db,
  { hash, ...written }: Written & { hash: string },
  { version, host }: RenderingGround,
): Promise<ShownArticle> {
  const stored = await findRendering(db, { articleHash: hash, version });
  if (stored) return stored;
  // What reads and writes markdown is hundreds of files; almost no process needs it.
  const { renderPost } = await import("./render-post.ts");
  const { shown, namedPictures } = renderPost(written, host, new Map());
  const copies = await findPictures(db, namedPictures);
  return copies.size > 0 ? renderPost(written, host, copies).shown : shown;
}
