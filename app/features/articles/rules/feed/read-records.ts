import type { Post } from "#facts/post.ts";
import { isJunkTitle } from "./clean-title.ts";
import type { Dropped, DropReason } from "./feed-reading.ts";
import { hasBody, isFailure, isPostLike, isRecord } from "./read-field.ts";
import { type Draft, readRecord } from "./read-record.ts";
import { hasContent, regroupFragments } from "./regroup-fragments.ts";
import { toPosts } from "./to-posts.ts";

export type RecordsRead = {
  posts: Post[];
  dropped: Dropped[];
  undated: string[];
  answerLike: string[];
  formerSlugs: Record<string, string>;
};

/** Records as posts; each rejected record is counted with its reason. */
export function readRecords(records: readonly unknown[], isOwnFeed: boolean): RecordsRead {
  const counts = new Map<DropReason, number>();
  const keep = <T>(list: readonly T[], reason: DropReason, holds: (item: T, index: number) => boolean) => {
    const kept = list.filter(holds);
    if (kept.length < list.length) counts.set(reason, (counts.get(reason) ?? 0) + list.length - kept.length);
    return kept;
  };
  const objects = keep(records, "not-a-record", isRecord).filter(isRecord);
  const intact = keep(objects, "error", (record) => hasBody(record) || !isFailure(record));
  const read = keep(intact, "no-title", isPostLike).map((record) => readRecord(record, isOwnFeed));
  const named = keep(read, "junk-title", (draft) => !isJunkTitle(draft.title));
  const allowed = keep(named, "invalid-id", (draft) => !draft.id.startsWith("invalid-"));
  const grouped = isOwnFeed ? allowed : regroupFragments(allowed);
  const whole = keep(grouped, "no-title", (draft) => draft.title !== "" || isRegrouped(draft, read));
  const distinct = keep(whole, "duplicate", firstOfEach(whole));
  const made = toPosts(distinct, isOwnFeed);
  const undated = made.posts.filter((_, index) => distinct[index]?.hasUnreadableDate).map((post) => post.id);
  return { ...made, undated, dropped: Array.from(counts, ([reason, count]) => ({ reason, count })) };
}

/** Only regrouped fragments of some length may lack a title. */
const isRegrouped = (draft: Draft, read: readonly Draft[]): boolean => hasContent(draft) && !read.includes(draft);

/** The same id with the same title and text is the same post, listed twice. */
function firstOfEach(drafts: readonly Draft[]): (draft: Draft, index: number) => boolean {
  const keyOf = (draft: Draft, index: number) =>
    draft.id ? JSON.stringify([draft.id, draft.title, draft.content]) : String(index);
  const seen = new Map<string, number>();
  for (const [index, draft] of drafts.entries())
    if (!seen.has(keyOf(draft, index))) seen.set(keyOf(draft, index), index);
  return (draft, index) => seen.get(keyOf(draft, index)) === index;
}
