import type { Post } from "#facts/post.ts";
import { hashText } from "#platform/text/hash-text.ts";
import { beginsLikeAnswer } from "../clean/remove-remarks.ts";
import { cleanBeginning, excerptIn } from "../make-excerpt.ts";
import { makeSlug } from "../make-slug.ts";
import { readTime } from "../read-time.ts";
import { servedSlug } from "../served-slug.ts";
import { giveDistinct } from "./give-distinct.ts";
import { defaultCategory } from "./read-categories.ts";
import type { Draft } from "./read-record.ts";

const untitled = "Untitled Post";
const urlSafe = /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N}._~-]{1,160}$/u;

export type PostsMade = { posts: Post[]; answerLike: string[]; formerSlugs: Record<string, string> };

/** Drafts as posts: gaps are filled by rules, ids and slugs made distinct. */
export function toPosts(drafts: readonly Draft[], keepsSource: boolean): PostsMade {
  const former = drafts.map((draft) => ({ ...draft, ...draft.former, title: draft.former.title || untitled }));
  const ids = giveDistinct(former.map(idOf), former);
  const ordered = former.map((draft, index) => ({ ...draft, id: ids[index] ?? "" }));
  const formerSlugs = giveDistinct(ordered.map(slugOf), ordered);
  const titled = drafts.map((draft, index) => ({ ...draft, title: draft.title || untitled, id: ids[index] ?? "" }));
  const slugs = giveDistinct(
    titled.map((draft) => servedSlug(slugOf(draft))),
    ordered,
  );
  const made = titled.map((draft, index) => toPost(draft, slugs[index] ?? "", keepsSource));
  const moved = made.flatMap(({ post }, index) =>
    post.slug === formerSlugs[index] ? [] : [[post.id, formerSlugs[index] ?? ""] as const],
  );
  return {
    posts: made.map(({ post }) => post),
    answerLike: made.filter(({ isAnswerLike }) => isAnswerLike).map(({ post }) => post.id),
    formerSlugs: Object.fromEntries(moved),
  };
}

function toPost(draft: Draft, slug: string, keepsSource: boolean): { post: Post; isAnswerLike: boolean } {
  const source = keepsSource && draft.isStatic ? "static" : "n8n";
  const clean = cleanBeginning({ title: draft.title, content: draft.content, source });
  const begin = excerptIn(clean);
  const post: Post = {
    id: draft.id,
    title: draft.title,
    slug,
    author: draft.author,
    date: draft.date,
    // The beginning of the text may hold signs that a given excerpt would lose.
    excerpt: draft.excerpt === "" || draft.writtenExcerpt === begin ? begin : draft.excerpt,
    content: draft.content,
    categories: draft.categories.length > 0 ? draft.categories : [defaultCategory],
    imageSrc: draft.imageSrc,
    readTime: draft.readTime ?? readTime(draft.content),
    source,
  };
  return { post, isAnswerLike: source === "n8n" && beginsLikeAnswer(clean.text) };
}

const idOf = (draft: Draft): string => draft.id || `feed-${hashText(`${draft.title}\n${draft.date}`)}`;

/** A given slug is kept if an address can hold it unchanged. */
function slugOf(draft: Draft): string {
  const given = draft.slug.normalize("NFC");
  if (given === "") return makeSlug(draft.title);
  return urlSafe.test(given) ? given : makeSlug(given);
}
