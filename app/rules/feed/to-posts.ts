import { excerptOf } from "#app/rules/articles/make-excerpt.ts";
import { makeSlug } from "#app/rules/articles/make-slug.ts";
import type { Post } from "#app/rules/articles/post.ts";
import { readTime } from "#app/rules/articles/read-time.ts";
import { hashText } from "#app/rules/text/hash-text.ts";
import { giveDistinct } from "./give-distinct.ts";
import { defaultCategory } from "./read-categories.ts";
import type { Draft } from "./read-record.ts";

const untitled = "Untitled Post";
const urlSafe = /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N}._~-]{1,160}$/u;

/** Drafts as posts: gaps are filled by rules, ids and slugs made distinct. */
export function toPosts(drafts: readonly Draft[], keepsSource: boolean): Post[] {
  const titled = drafts.map((draft) => ({ ...draft, title: draft.title || untitled }));
  const ids = giveDistinct(titled.map(idOf), titled);
  const named = titled.map((draft, index) => ({ ...draft, id: ids[index] ?? "" }));
  const slugs = giveDistinct(named.map(slugOf), named);
  return named.map((draft, index) => toPost(draft, slugs[index] ?? "", keepsSource));
}

function toPost(draft: Draft, slug: string, keepsSource: boolean): Post {
  return {
    id: draft.id,
    title: draft.title,
    slug,
    author: draft.author,
    date: draft.date,
    excerpt: draft.excerpt || excerptOf(draft.content, draft.title),
    content: draft.content,
    categories: draft.categories.length > 0 ? draft.categories : [defaultCategory],
    imageSrc: draft.imageSrc,
    readTime: draft.readTime ?? readTime(draft.content),
    source: keepsSource && draft.isStatic ? "static" : "n8n",
  };
}

const idOf = (draft: Draft): string => draft.id || `feed-${hashText(`${draft.title}\n${draft.date}`)}`;

/** A given slug is kept if an address can hold it unchanged. */
function slugOf(draft: Draft): string {
  const given = draft.slug.normalize("NFC");
  if (given === "") return makeSlug(draft.title);
  return urlSafe.test(given) ? given : makeSlug(given);
}
