const depthOf = (line: string) => /^>*/.exec(line)?.[0].length ?? 0;

/**
 * Joins the lines of a text that was sent as `format=flowed` (RFC 3676). A line flows into the next one only if both
 * are quoted as deeply (4.5).
 */
export function unflow(text: string, { deletesSpace }: { deletesSpace: boolean }): string {
  const joined: string[] = [];
  let flowingDepth: number | undefined;
  for (const line of text.split(/\r?\n/)) {
    const depth = depthOf(line);
    const marks = ">".repeat(depth);
    // A blank before the text stuffs it (4.4); behind marks it is how people write them.
    const words = depth === 0 && line.startsWith(" ") ? line.slice(1) : line.slice(depth);
    if (flowingDepth === depth) joined.push(depth > 0 ? words.replace(/^ /, "") : words);
    else joined.push(joined.length > 0 ? "\n" : "", marks, words);
    const isFlowing = words.endsWith(" ") && !/^ ?-- $/.test(words);
    if (isFlowing && deletesSpace) joined.push((joined.pop() ?? "").slice(0, -1));
    flowingDepth = isFlowing ? depth : undefined;
  }
  return joined.join("");
}
