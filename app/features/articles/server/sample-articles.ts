import { readdirSync, readFileSync } from "node:fs";
import type { Post } from "#facts/post.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { readArticleFile } from "../rules/read-article-file.ts";
import { readTime } from "../rules/read-time.ts";
import { hasOwnArticles, keepSampleArticles } from "./queries/store-articles.ts";

const folder = new URL("../../../../content/articles/", import.meta.url);

/** A new site shows sample articles until a feed is set or the owner publishes one. */
export async function showSampleArticles(db: Db, settings: Settings, nowMs: number): Promise<void> {
  const isFeedSet = settings.feedUrl !== undefined || settings.isPublicFeedHosted;
  const areWanted = !isFeedSet && !(await hasOwnArticles(db));
  await keepSampleArticles(db, areWanted ? readSamples() : [], areWanted, nowMs);
}

function readSamples(): Post[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => {
      const { picture, ...article } = readArticleFile(readFileSync(new URL(name, folder), "utf8"));
      return {
        ...article,
        // The business, by whatever name it has.
        author: "",
        imageSrc: `/pictures/${picture}-1200.webp`,
        readTime: readTime(article.content),
        source: "static" as const,
      };
    });
}
