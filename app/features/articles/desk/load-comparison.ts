import { businessPlace } from "#facts/business-place.ts";
import type { Post } from "#facts/post.ts";
import type { Services } from "#platform/http/services.ts";
import { fullBusinessMoment } from "#platform/time/business-time.ts";
import { compareTexts } from "../rules/compare-texts.ts";
import { findVersion } from "../server/queries/article-admin.ts";

/** Compares an earlier version with the current text; undefined if none was asked for. */
export async function loadComparison({ db, facts }: Services, post: Post, versionId: string | null) {
  if (!versionId) return undefined;
  const found = await findVersion(db, post.id, versionId);
  if (!found) return undefined;
  return {
    versionId,
    moment: fullBusinessMoment(found.savedAt, businessPlace(facts())),
    title: compareTexts(found.post.title, post.title),
    text: compareTexts(found.post.content, post.content),
  };
}

export type LoadedComparison = NonNullable<Awaited<ReturnType<typeof loadComparison>>>;
