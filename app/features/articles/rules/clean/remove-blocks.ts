const maxBlockCharacters = 20_000;

/**
 * Removes HTML blocks whose beginning matches, each up to the closing tag of its name (the pattern's first group): HTML
 * has no blank lines to stop at.
 */
export function removeBlocks(prose: string, beginning: RegExp, holds: (block: string) => boolean = () => true): string {
  const closerAfter = closersOf(prose);
  let kept = "";
  let from = 0;
  for (const { index, 1: name = "" } of prose.matchAll(beginning)) {
    const end = index < from ? Number.POSITIVE_INFINITY : closerAfter(name.toLowerCase(), index);
    if (end - index > maxBlockCharacters || !holds(prose.slice(index, end))) continue;
    kept += prose.slice(from, index);
    from = end;
  }
  return kept + prose.slice(from);
}

/**
 * Finds the end of the next closing tag of a name. Openers before it share the answer, so the text is searched once.
 */
function closersOf(prose: string): (name: string, start: number) => number {
  const ends = new Map<string, number>();
  return (name, start) => {
    const known = ends.get(name) ?? 0;
    if (known > start) return known;
    const closer = new RegExp(`</${name}>`, "gi");
    closer.lastIndex = start;
    const end = closer.test(prose) ? closer.lastIndex : Number.POSITIVE_INFINITY;
    ends.set(name, end);
    return end;
  };
}
