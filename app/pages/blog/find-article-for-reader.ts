import type { Post, PostSummary } from "#app/rules/articles/post.ts";
import type { Services } from "#server/services.ts";

/** How long a withdrawn post can be read at its address. */
const readableAfterWithdrawalMs = 7 * 24 * 60 * 60 * 1000;

export type Readable =
  | { kind: "found"; post: Post & PostSummary; hash: string; isListed: boolean }
  | { kind: "moved"; slug: string }
  | { kind: "gone" }
  /** Taken down by the owner: browsers must not show their stored copies either. */
  | { kind: "taken down" }
  | { kind: "missing" };

export async function findArticleForReader({ queries, clock }: Services, slug: string): Promise<Readable> {
  const found = await queries.articles.findArticle(slug);
  if (!found) {
    const newSlug = await queries.articles.findNewSlug(slug);
    return newSlug ? { kind: "moved", slug: newSlug } : { kind: "missing" };
  }
  if (found.post.source === "static" && !found.listed) return { kind: "taken down" };
  const isGone = found.withdrawnAt !== null && clock() - found.withdrawnAt > readableAfterWithdrawalMs;
  return isGone ? { kind: "gone" } : { kind: "found", post: found.post, hash: found.hash, isListed: found.listed };
}
