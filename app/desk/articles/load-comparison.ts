import { compareTexts } from "#app/rules/articles/compare-texts.ts";
import type { Post } from "#app/rules/articles/post.ts";
import { fullBusinessMoment } from "#app/rules/time/business-time.ts";
import type { Services } from "#server/services.ts";

/** Compares an earlier version with the current text; undefined if none was asked for. */
export async function loadComparison({ queries, facts }: Services, post: Post, versionId: string | null) {
  if (!versionId) return undefined;
  const found = await queries.articleAdmin.findVersion(post.id, versionId);
  if (!found) return undefined;
  return {
    versionId,
    moment: fullBusinessMoment(found.savedAt, facts().booking.timeZone),
    title: compareTexts(found.post.title, post.title),
    text: compareTexts(found.post.content, post.content),
  };
}

export type LoadedComparison = NonNullable<Awaited<ReturnType<typeof loadComparison>>>;
