import { decodeEntities } from "./decode-entities.ts";
import { type Run, readRun, removeEmphasis } from "./emphasis.ts";
import { markupAt, matchAt } from "./html-text.ts";

const special = /[\\`<[\]!*_~]/g;
const punctuation = /[!-/:-@[-`{-~]/;
const ticks = /`+/y;
const anyTicks = /`+/g;
const autolink = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]*|[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+)>/iy;
/** No tag of markdown has a colon in its name. */
const prefixed = /<\/?[a-z0-9]+:/iy;
const sameSigns = /\*+|_+|~+/y;
const target =
  /\(\s*(?:(?:<[^<>\n]*>|(?:[^\s()\\<]|\\.|\((?:[^\s()\\]|\\.)*\))+)(?:\s+(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)))?\s*)?\)/sy;
const reference = /\[([^[\]]{0,300})\]/y;

/** Labels of a text's definitions, in lower case: `[label]` is a link only if it has one. */
export type Labels = ReadonlySet<string>;
export const toLabel = (written: string): string => written.trim().replace(/\s+/g, " ").toLowerCase();

/** The words of a paragraph of markdown, as CommonMark reads it. Meant for some thousand characters. */
export function inlineText(source: string, labels: Labels): string {
  return new InlineScan(source, labels).text();
}

type Bracket = { piece: number; start: number; isPicture: boolean };

class InlineScan {
  private readonly source: string;
  private readonly labels: Labels;
  private readonly pieces: string[] = [];
  private readonly runs: Run[] = [];
  private readonly brackets: Bracket[] = [];
  private at = 0;

  constructor(source: string, labels: Labels) {
    this.source = source;
    this.labels = labels;
    while (this.at < source.length) this.step();
  }

  text(): string {
    removeEmphasis(this.runs, this.pieces);
    return this.pieces.join("");
  }

  private add(text: string, length: number): void {
    this.pieces.push(text);
    this.at += length;
  }

  private step(): void {
    special.lastIndex = this.at;
    const next = special.exec(this.source)?.index ?? this.source.length;
    const sign = this.source.charAt(this.at);
    const after = this.source.charAt(this.at + 1);
    if (next > this.at) this.add(decodeEntities(this.source.slice(this.at, next)), next - this.at);
    else if (sign === "\\") this.addEscaped(after);
    else if (sign === "`") this.addCode();
    else if (sign === "<") this.addTag();
    else if (sign === "[" || (sign === "!" && after === "[")) this.openBracket(sign === "!");
    else if (sign === "]") this.closeBracket();
    else if (sign === "!") this.add("!", 1);
    else this.addRun(sign);
  }

  private addEscaped(after: string): void {
    if (after === "\n") this.add(" ", 2);
    else if (punctuation.test(after)) this.add(after, 2);
    else this.add("\\", 1);
  }

  private addCode(): void {
    const mark = matchAt(ticks, this.source, this.at)?.[0] ?? "`";
    const start = this.at + mark.length;
    const end = this.endOfCode(start, mark.length);
    if (end === -1) this.add(mark, mark.length);
    else this.add(this.source.slice(start, end), end + mark.length - this.at);
  }

  private endOfCode(start: number, length: number): number {
    anyTicks.lastIndex = start;
    for (let run = anyTicks.exec(this.source); run; run = anyTicks.exec(this.source))
      if (run[0].length === length) return run.index;
    return -1;
  }

  private addTag(): void {
    const link = matchAt(autolink, this.source, this.at);
    const markup = link
      ? { text: link[1] ?? "", end: this.at + link[0].length }
      : matchAt(prefixed, this.source, this.at)
        ? null
        : markupAt(this.source, this.at);
    this.add(markup?.text ?? "<", markup ? markup.end - this.at : 1);
  }

  private addRun(sign: string): void {
    const length = matchAt(sameSigns, this.source, this.at)?.[0].length ?? 1;
    // Single units, as the page's parser sees them: an emoji counts as a letter.
    const before = this.source.charAt(this.at - 1);
    const after = this.source.charAt(this.at + length);
    this.runs.push(readRun(before, sign, length, after, this.pieces.length));
    this.add("", length);
  }

  private openBracket(isPicture: boolean): void {
    const mark = isPicture ? "![" : "[";
    this.brackets.push({ piece: this.pieces.length, start: this.at + mark.length, isPicture });
    this.add(mark, mark.length);
  }

  private closeBracket(): void {
    const bracket = this.brackets.pop();
    const length = bracket ? this.linkLength(bracket.start) : 0;
    if (bracket && length > 0) this.pieces[bracket.piece] = "";
    if (bracket && length > 0 && (bracket.isPicture || this.source.charAt(bracket.start) === "^"))
      this.empty(bracket.piece);
    this.add(length > 0 ? "" : "]", Math.max(1, length));
  }

  /** Pictures and the numbers of notes are no words. */
  private empty(from: number): void {
    this.pieces.fill("", from);
    while ((this.runs.at(-1)?.index ?? -1) >= from) this.runs.pop();
  }

  /** The length of what follows the words of a link; 0 if these brackets are signs of the text. */
  private linkLength(start: number): number {
    const inside = this.source.slice(start, this.at);
    const place = matchAt(target, this.source, this.at + 1);
    if (place && !inside.startsWith("^")) return 1 + place[0].length;
    const named = matchAt(reference, this.source, this.at + 1);
    if (named && this.labels.has(toLabel(named[1] || inside))) return 1 + named[0].length;
    return this.labels.has(toLabel(inside)) ? 1 : 0;
  }
}
