import { blockElements } from "./html-elements.ts";
import { htmlText } from "./html-text.ts";
import { inlineText, type Labels, toLabel } from "./inline-text.ts";

const definition =
  /^ {0,3}\[(?:\^([^[\]\n]{1,300})\]:|([^[\]\n]{1,300})\]:[ \t]*(?:<[^<>\n]*>|[^\s<]\S*)(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*$)/;
const container = /^(?:>[ \t]?|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)(?: {1,4}(?=\S)|[ \t]?))/;
const task = /^\[[ xX]\](?=[ \t]+\S)/;
const divider = /^([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
const underline = /^(?:=+|-+)[ \t]*$/;
const heading = /^#{1,6}(?:[ \t]+|$)/;
const headingEnd = /(?:^|[ \t])#+[ \t]*$/;
const fence = /^(`{3,}|~{3,})(.*)$/s;
const tableRule = /^[|:-][|: \t-]*$/;
/** A list that begins with another number than 1 does not end a paragraph. */
const laterItem = /^(?!1[.)])\d{1,9}[.)]/;
const blockTag = /^<(?:\/?([a-z][a-z0-9]*)(?=[\s/>]|$)|[!?])/i;
const loneTag = /^<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>[ \t]*$/i;
const rawBlocks = new Set(["pre", "script", "style", "textarea"]);

export type TextOptions = { skipsCode?: boolean };

/** The words of markdown in order, as its page shows them, in one line. Meant for some thousand characters. */
export function markdownText(source: string, options: TextOptions = {}): string {
  const lines = source.split("\n");
  const labels = new Set(lines.flatMap((line) => labelIn(line) ?? []));
  const scan = new BlockScan(labels, options);
  for (const line of lines) scan.read(line);
  return scan.text();
}

function labelIn(line: string): string | undefined {
  const [, note, label] = definition.exec(line) ?? [];
  const written = note ? `^${note}` : label;
  return written && toLabel(written);
}

type Open = { kind: "paragraph" | "table" | "html" | "note" } | { kind: "raw"; until: string } | Fence;
type Fence = { kind: "fence"; mark: string };

class BlockScan {
  private readonly labels: Labels;
  private readonly options: TextOptions;
  private readonly blocks: string[] = [];
  private lines: string[] = [];
  private open: Open | null = null;
  /** The column where the text of the last list item begins. */
  private indent = 0;

  constructor(labels: Labels, options: TextOptions) {
    this.labels = labels;
    this.options = options;
  }

  text(): string {
    this.close();
    return this.blocks.join("\n").replace(/\s+/g, " ").trim();
  }

  read(line: string): void {
    if (this.open?.kind === "fence") this.readCode(line, this.open);
    else if (this.open?.kind === "raw") this.readRaw(line, this.open.until);
    else if (line.trim() === "") this.close();
    else if (this.open?.kind === "html") this.lines.push(line);
    else this.readBlock(line);
  }

  private readBlock(line: string): void {
    const column = columnsOf(line.slice(0, line.search(/\S/)));
    if (!this.open && column === 0) this.indent = 0;
    if (column < this.indent + 4) this.readText(this.withoutContainers(line, column));
    else if (this.open) this.addLine(line.trimStart());
    else if (!this.options.skipsCode) this.blocks.push(line);
  }

  private readText(text: string): void {
    const [, mark, info = ""] = fence.exec(text) ?? [];
    if (mark && !(mark.startsWith("`") && info.includes("`"))) this.start({ kind: "fence", mark });
    else if (heading.test(text)) this.addHeading(text);
    else if (divider.test(text) || (this.open && underline.test(text))) this.close();
    else if (definition.test(text) && !this.open) this.start(text.startsWith("[^") ? { kind: "note" } : null);
    else if (this.startsHtml(text)) this.startHtml(text);
    else if (tableRule.test(text) && text.includes("|") && this.open?.kind === "paragraph") this.startTable();
    else this.addLine(text);
  }

  private addLine(text: string): void {
    this.open ??= { kind: "paragraph" };
    this.lines.push(this.open.kind === "table" ? withoutBars(text) : text);
  }

  /** The line behind its marks of quotes and lists. */
  private withoutContainers(line: string, indent: number): string {
    let column = indent;
    let text = line.trimStart();
    if (this.open && this.indent === 0 && laterItem.test(text)) return text;
    for (let mark = container.exec(text); mark && !divider.test(text); mark = container.exec(text)) {
      if (!mark[0].startsWith(">")) this.startItem();
      column += mark[0].length;
      text = text.slice(mark[0].length);
      if (!mark[0].startsWith(">")) this.indent = column;
    }
    return text.trimStart().replace(task, "");
  }

  private startItem(): void {
    if (this.open?.kind !== "note") this.close();
  }

  private startsHtml(text: string): boolean {
    const name = blockTag.exec(text)?.[1]?.toLowerCase();
    if (name === undefined) return /^<[!?]/.test(text);
    return blockElements.has(name) || rawBlocks.has(name) || (!this.open && loneTag.test(text));
  }

  private startHtml(text: string): void {
    const name = blockTag.exec(text)?.[1]?.toLowerCase() ?? "";
    if (rawBlocks.has(name)) this.start({ kind: "raw", until: `</${name}>` });
    else if (text.startsWith("<!--")) this.start({ kind: "raw", until: "-->" });
    else this.start({ kind: "html" });
    if (this.open?.kind === "raw") this.readRaw(text, this.open.until);
    else this.lines.push(text);
  }

  private startTable(): void {
    this.open = { kind: "table" };
    this.lines = this.lines.map(withoutBars);
  }

  private start(open: Open | null): void {
    this.close();
    this.open = open;
  }

  private addHeading(text: string): void {
    this.close();
    this.blocks.push(inlineText(text.replace(heading, "").replace(headingEnd, ""), this.labels));
  }

  private readCode(line: string, { mark }: Fence): void {
    const text = line.replace(/^[\s>]*/, "");
    const isEnd = text.startsWith(mark) && text.replaceAll(mark.charAt(0), "").trim() === "";
    if (isEnd) this.open = null;
    else if (!this.options.skipsCode) this.blocks.push(line);
  }

  private readRaw(line: string, until: string): void {
    this.lines.push(line);
    if (line.toLowerCase().includes(until)) this.close();
  }

  private close(): void {
    const { kind } = this.open ?? { kind: "paragraph" };
    const text = this.lines.join("\n");
    if (kind === "html" || kind === "raw") this.blocks.push(htmlText(text));
    else if (kind !== "note" && text) this.blocks.push(inlineText(text, this.labels));
    this.lines = [];
    this.open = null;
  }
}

const columnsOf = (indent: string): number => indent.replace(/ {0,3}\t/g, "    ").length;

const withoutBars = (row: string): string => row.replace(/\\?\|/g, (bar) => (bar === "|" ? " " : "|"));
