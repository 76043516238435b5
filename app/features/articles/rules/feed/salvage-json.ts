import { JsonScan } from "./scan-json.ts";

/** `cut`: a truncated array, closed after its last complete element. `inner`: an object inside a broken one. */
export type Salvaged = { json: string; how: "whole" | "cut" | "inner"; start: number; end: number };

const bracket = /[[{]/g;

/** The JSON objects and arrays in a text, first to last, whatever is around them. Reads each character once. */
export function* salvageJson(text: string): Generator<Salvaged> {
  let start = nextBracket(text, 0);
  while (start !== -1) {
    const scan = new JsonScan(text, start);
    const piece = pieceOf(text, start, scan);
    if (piece) yield piece;
    start = nextBracket(text, Math.max(scan.at, start + 1));
  }
}

function nextBracket(text: string, from: number): number {
  bracket.lastIndex = from;
  return bracket.exec(text)?.index ?? -1;
}

function pieceOf(text: string, start: number, scan: JsonScan): Salvaged | null {
  if (scan.isComplete) return { json: text.slice(start, scan.at), how: "whole", start, end: scan.at };
  const cut = scan.frames.findIndex((frame) => frame.lastElementEnd !== -1);
  if (cut !== -1) {
    const end = scan.frames[cut]?.lastElementEnd ?? start;
    const closers = scan.frames.slice(0, cut + 1).map((frame) => frame.closer);
    return { json: text.slice(start, end) + closers.reverse().join(""), how: "cut", start, end };
  }
  if (!scan.inner) return null;
  return { json: text.slice(scan.inner.start, scan.inner.end), how: "inner", ...scan.inner };
}
