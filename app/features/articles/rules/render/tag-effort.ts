const tag = /<(\/?)([a-z][^\s/>]{0,30})[^<>]*>?/gi;
/* Void elements: leaving them open nests nothing. */
const selfEnding = new Set(
  (
    "area base br col embed hr img input link meta param source track wbr p li dt dd td th tr option thead tbody tfoot " +
    "colgroup rt rp"
  ).split(" "),
);
const maxTags = 30_000;
const maxOpen = 120;
const maxWork = 300_000;

/**
 * Whether tags would make a parser nest elements, or reopen them in each paragraph, without limit: a few kilobytes can
 * ask for gigabytes.
 */
export function hasTooManyTags(text: string): boolean {
  const openByName = new Map<string, number>();
  let open = 0;
  let work = 0;
  let count = 0;
  for (const [, slash, name = ""] of text.matchAll(tag)) {
    const change = changeOf(slash === "/", name.toLowerCase(), openByName);
    open += change;
    work += open;
    count++;
    if (open > maxOpen || work > maxWork || count > maxTags) return true;
  }
  return false;
}

function changeOf(isClosing: boolean, name: string, openByName: Map<string, number>): number {
  if (selfEnding.has(name)) return 0;
  const known = openByName.get(name) ?? 0;
  const change = isClosing ? -Math.min(1, known) : 1;
  openByName.set(name, known + change);
  return change;
}
