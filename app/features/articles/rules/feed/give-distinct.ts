import { compareText } from "../order-posts.ts";

/** Decides which of two equal names is kept: the older post's, so that a new post never moves an old address. */
export type Named = { date: string; id: string; title: string; content: string };

/** The wanted names, each once: duplicates get `-2`, `-3`, in an order that does not depend on the feed's. */
export function giveDistinct(wanted: readonly string[], posts: readonly Named[]): string[] {
  const taken = new Set(wanted);
  const first = new Set<string>();
  const nextNumber = new Map<string, number>();
  const names = [...wanted];
  for (const index of stableOrder(posts)) {
    const name = wanted[index] ?? "";
    if (!first.has(name)) {
      first.add(name);
      continue;
    }
    let number = nextNumber.get(name) ?? 2;
    while (taken.has(`${name}-${number}`)) number++;
    nextNumber.set(name, number + 1);
    names[index] = `${name}-${number}`;
    taken.add(`${name}-${number}`);
  }
  return names;
}

function stableOrder(posts: readonly Named[]): number[] {
  const at = (index: number) => posts[index] as Named;
  return [...posts.keys()].sort((a, b) => compareNamed(at(a), at(b)) || a - b);
}

function compareNamed(a: Named, b: Named): number {
  return (
    compareText(a.date || "9999", b.date || "9999") ||
    compareText(a.id, b.id) ||
    compareText(a.title, b.title) ||
    compareText(a.content, b.content)
  );
}
