const unreadStart = /<(script|style|template|iframe|svg|math|textarea|title)\b[^<>]*>|<!--/gi;
const unreadEnd = /<\/(script|style|template|iframe|svg|math|textarea|title)\s*>|-->/gi;

type Span = { start: number; end: number };

/** Replaces comments, and elements whose content nobody reads, by a space. Reads each character twice. */
export function withoutUnread(text: string): string {
  const ends = endsByName(text);
  let kept = "";
  let from = 0;
  for (const { 0: opener, 1: name = "", index } of text.matchAll(unreadStart)) {
    if (index < from) continue;
    const closer = endAfter(ends.get(name.toLowerCase()), index + opener.length);
    if (!closer) continue;
    kept += `${text.slice(from, index)} `;
    from = closer.end;
  }
  return kept + text.slice(from);
}

/** The closing tags of each name, last first; comment ends under an empty name. */
function endsByName(text: string): Map<string, Span[]> {
  const ends = new Map<string, Span[]>();
  for (const { 0: closer, 1: name = "", index } of [...text.matchAll(unreadEnd)].reverse()) {
    const known = ends.get(name.toLowerCase()) ?? [];
    known.push({ start: index, end: index + closer.length });
    ends.set(name.toLowerCase(), known);
  }
  return ends;
}

/** Returns the first end at or after `start`, and drops earlier ones: calls come in order. */
function endAfter(ends: Span[] | undefined, start: number): Span | undefined {
  while (ends && (ends.at(-1)?.start ?? start) < start) ends.pop();
  return ends?.at(-1);
}
