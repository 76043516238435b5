import { hasTooManyTags } from "./tag-effort.ts";

/* Each limit is many times what an article needs. It keeps the parser, whose work is quadratic in some of these,
   within a second or two. */
const maxHtmlCharacters = 300_000;
const maxMarkdown = 150_000;
const maxBlock = 40_000;
const maxLines = 6000;
const maxNesting = 12;
const deepestIndent = 60;
const maxContainerSteps = 2500;
const maxOpenBrackets = 40;
const maxBracketWork = 20_000_000;
const maxEmphasisWork = 5_000_000;
const maxTableCells = 20_000;
const maxNotes = 500;

const inlineData = /data:[a-z]+\/[\w.+-]{1,60};base64,[a-z0-9+/=]+/gi;
const containers = /^(?:[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/;
const container = />|[-*+]|\d{1,9}[.)]/g;

/** Whether a text would cost too much to render: it is then shown as plain text. */
export function isTooTangled(kind: "html" | "markdown", text: string): boolean {
  if (hasTooManyTags(text)) return true;
  const bare = text.replace(inlineData, "data:");
  return kind === "markdown" ? isTangledMarkdown(bare) : bare.length > maxHtmlCharacters;
}

function isTangledMarkdown(text: string): boolean {
  if (text.length > maxMarkdown) return true;
  const lines = text.split("\n");
  const blocks = text.split(/\n[ \t>]*\n/);
  return (
    lines.length > maxLines ||
    isTooDeep(lines) ||
    (text.match(/\[\^/g)?.length ?? 0) > maxNotes ||
    blocks.some((block) => block.length > maxBlock || nestsBrackets(block)) ||
    sumOf(blocks, bracketWork) > maxBracketWork ||
    sumOf(blocks, emphasisWork) > maxEmphasisWork ||
    sumOf(blocks, tableCells) > maxTableCells
  );
}

function isTooDeep(lines: readonly string[]): boolean {
  let steps = 0;
  let isInside = false;
  return lines.some((line) => {
    const depth = containers.exec(line)?.[0].match(container)?.length ?? 0;
    isInside = depth > 0 || (isInside && line.trim() !== "");
    steps += isInside ? Math.max(1, depth) : 0;
    const isIndented = depth > 0 && line.search(/\S/) > deepestIndent;
    return depth > maxNesting || isIndented || steps > maxContainerSteps;
  });
}

function nestsBrackets(block: string): boolean {
  let open = 0;
  for (const sign of block) {
    if (sign === "[") open++;
    else if (sign === "]") open = Math.max(0, open - 1);
    if (open > maxOpenBrackets) return true;
  }
  return false;
}

const bracketWork = (block: string): number => (block.match(/[[\]`]/g)?.length ?? 0) ** 2;

const emphasisWork = (block: string): number => (block.match(/[*_]+|~+/g)?.length ?? 0) ** 2;

/** Every row gets as many cells as the line below the header has columns. */
function tableCells(block: string): number {
  const lines = block.split("\n");
  const widest = lines.filter(isTableRule).reduce((most, line) => Math.max(most, line.split("|").length), 0);
  return widest * lines.length;
}

const isTableRule = (line: string): boolean => line.includes("-") && /^[\s>|:-]*$/.test(line);

const sumOf = (blocks: readonly string[], measure: (block: string) => number): number =>
  blocks.reduce((sum, block) => sum + measure(block), 0);
