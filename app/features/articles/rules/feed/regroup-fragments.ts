import { withoutDuplicates } from "./read-categories.ts";
import type { Draft } from "./read-record.ts";

const maxItemsUntouched = 10;
const maxItemsWithFewFragments = 20;
const maxRegrouped = 3;
const minContent = 100;

/** A record without a title of its own, or with at most 100 characters of body. */
const isFragment = (draft: Draft): boolean => draft.title === "" || !hasContent(draft);

export const hasContent = (draft: Draft): boolean => draft.content.trim().length > minContent;

/**
 * A feed of more than 10 items that is mostly fragments, or of more than 20 items, has its fragments regrouped into at
 * most 3 posts. Complete records are never merged; a record without a title continues the one with its key.
 */
export function regroupFragments(drafts: readonly Draft[]): Draft[] {
  const fragments = drafts.filter(isFragment);
  const isFragmented = fragments.length > drafts.length / 2 || drafts.length > maxItemsWithFewFragments;
  if (drafts.length <= maxItemsUntouched || !isFragmented) return [...drafts];
  const complete = drafts.filter((draft) => !isFragment(draft));
  const heads = new Set(complete.map((draft) => draft.fragmentKey));
  const isPart = (draft: Draft) => draft.title === "" && draft.fragmentKey !== "" && heads.has(draft.fragmentKey);
  const parts = Map.groupBy(fragments.filter(isPart), (draft) => draft.fragmentKey);
  const others = foldGroups(groupsOf(fragments.filter((draft) => !isPart(draft))));
  return [...complete.map((head) => continued(head, parts)), ...others.map(mergeGroup)];
}

/** Joins the fragments of a key to its first record. */
function continued(head: Draft, parts: Map<string, Draft[]>): Draft {
  const following = parts.get(head.fragmentKey) ?? [];
  parts.delete(head.fragmentKey);
  return following.length > 0 ? { ...mergeGroup([head, ...following]), id: head.id } : head;
}

/** Groups fragments by key; without one, in order: a title begins the next post. */
function groupsOf(fragments: readonly Draft[]): Draft[][] {
  const groups: Draft[][] = [];
  const byKey = new Map<string, Draft[]>();
  let current: Draft[] | undefined;
  for (const fragment of fragments) {
    const known = fragment.fragmentKey ? byKey.get(fragment.fragmentKey) : fragment.title === "" ? current : undefined;
    if (known) {
      known.push(fragment);
      continue;
    }
    const group = [fragment];
    groups.push(group);
    if (fragment.fragmentKey) byKey.set(fragment.fragmentKey, group);
    else current = group;
  }
  return groups;
}

/** At most three groups; neighbours are joined evenly. */
function foldGroups(groups: readonly Draft[][]): Draft[][] {
  const count = Math.min(maxRegrouped, groups.length);
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * groups.length) / count);
    return groups.slice(from, Math.floor(((index + 1) * groups.length) / count)).flat();
  });
}

function mergeGroup(group: Draft[]): Draft {
  const [first, ...others] = group as [Draft, ...Draft[]];
  if (others.length === 0) return first;
  const titled = group.find((draft) => draft.title !== "") ?? first;
  const firstWith = <K extends keyof Draft>(key: K): Draft[K] => group.find((draft) => draft[key])?.[key] ?? first[key];
  return {
    ...first,
    id: first.fragmentKey || firstWith("id"),
    slug: firstWith("slug"),
    title: titled.title,
    hasGivenTitle: titled.hasGivenTitle,
    author: firstWith("author"),
    date: firstWith("date"),
    former: { title: titled.former.title, date: firstFormerDate(group) },
    hasUnreadableDate: firstWith("date") === "" && group.some((draft) => draft.hasUnreadableDate),
    excerpt: firstWith("excerpt"),
    writtenExcerpt: firstWith("writtenExcerpt"),
    content: joinTexts(group, titled),
    categories: withoutDuplicates(group.flatMap((draft) => draft.categories)),
    imageSrc: firstWith("imageSrc"),
    readTime: null,
  };
}

const joinTexts = (group: readonly Draft[], titled: Draft): string =>
  group
    .map((draft) => textIn(draft, titled))
    .filter(Boolean)
    .join("\n\n");

const firstFormerDate = (group: readonly Draft[]): string =>
  group.map(({ former }) => former.date).find((date) => date !== "") ?? "";

/** A fragment's text under its title, unless that is the post's title. */
function textIn(draft: Draft, titled: Draft): string {
  const isHeaded = draft.hasGivenTitle && draft.title !== titled.title;
  return isHeaded ? `## ${draft.title}\n\n${draft.content}`.trim() : draft.content.trim();
}
