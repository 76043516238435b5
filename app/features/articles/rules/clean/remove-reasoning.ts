import { codeLinesOf } from "./fences.ts";

const names = "(?:think|thinking|thoughts?|reasoning|reflection|scratchpad)";
const opener = new RegExp(`^[ \\t]*<${names}>`, "i");
const closer = new RegExp(`</${names}>`, "i");
/** Within a sentence, a closing tag alone is a word. */
const ownCloser = new RegExp(`^[ \\t]*</${names}>|</${names}>[ \\t]*$`, "i");
const maxLineCharacters = 20_000;

/** Removes what a model thought before it wrote: the lines between its tags, or all above a closing tag alone. */
export function removeReasoning(text: string): string {
  if (!closer.test(text)) return text;
  const lines = text.split("\n");
  const inCode = codeLinesOf(lines);
  const findLine = (pattern: RegExp, from: number) => {
    for (let at = from; at < lines.length; at++) {
      const line = lines[at] ?? "";
      if (line.length < maxLineCharacters && !inCode.has(at) && pattern.test(line)) return at;
    }
    return -1;
  };
  const kept: string[] = [];
  let from = 0;
  for (let isFirst = true; ; isFirst = false) {
    const start = findLine(opener, from);
    const end = start !== -1 ? findLine(closer, start) : isFirst ? findLine(ownCloser, 0) : -1;
    if (end === -1) break;
    for (let at = from; at < start; at++) kept.push(lines[at] ?? "");
    lines[end] = (lines[end] ?? "").replace(upToCloser, "").trimStart();
    from = end;
  }
  const left = [...kept, ...lines.slice(from)].join("\n");
  return left.trim() === "" ? text : left;
}

const upToCloser = new RegExp(`^.*?</${names}>`, "i");
