import { findPictures } from "#features/pictures/server/pictures.ts";
import { limitConcurrency } from "#platform/child-process/server/limit-concurrency.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { WrittenArticle } from "../rules/clean/clean-article.ts";
import type { ShownArticle } from "../rules/render/show-article.ts";
import { findRendering } from "./queries/renderings.ts";
import { defaultLimits, renderInChildProcess } from "./render-in-child-process.ts";
import type { Copies } from "./render-post.ts";
import type { RenderingVersion } from "./rendering-version.ts";

/** Limits concurrency, so that the site has room for other work. */
const limited = limitConcurrency(2);

/** Returns an article as its page shows it: the stored rendering, or a new one if none is stored yet. */
export async function readRendering(
  db: Db,
  { hash, ...written }: WrittenArticle & { hash: string },
  { version, host }: RenderingVersion,
): Promise<ShownArticle> {
  const stored = await findRendering(db, { articleHash: hash, version });
  if (stored) return stored;
  const render = (copies: Copies) =>
    limited(() => renderInChildProcess({ articles: [{ ...written, copies }], host }, defaultLimits)).then(
      (all) => all?.[0],
    );
  const bare = await render(new Map());
  if (!bare) return showPlain(written);
  const copies = await findPictures(db, bare.namedPictures);
  return copies.size > 0 ? ((await render(copies)) ?? bare).shown : bare.shown;
}

async function showPlain({ content }: WrittenArticle): Promise<ShownArticle> {
  // Loaded on demand: hundreds of files that most processes never need.
  const { showPlainArticle } = await import("../rules/render/show-article.ts");
  return showPlainArticle(content);
}
