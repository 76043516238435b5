type SheetText = { id: number; label: string; text: string };

/**
 * A line such as `[12] Heading` begins a text; what follows the number says to people what the text is. Programs that
 * write for people set such lines bold or as headings.
 */
const mark = /^[#*> ]{0,8}\[(\d{1,4})\](.*)$/;
/** A text in a fence, or a heading, as writing programs give it. */
const fence = /^```\w{0,20}$/;
const headingSigns = /^#{1,6} /;

/** Texts one below the other in plain text, to be read, sent and written as a whole. */
export const writeWordsSheet = (texts: readonly SheetText[]): string =>
  texts.map(({ id, label, text }) => `[${id}] ${label}\n${text}`).join("\n\n");

/** The texts of a sheet by their numbers; of a number that stands twice, the last. What comes before a number is nobody's. */
export function readWordsSheet(sheet: string): Map<number, string> {
  const texts = new Map<number, string[]>();
  let lines: string[] = [];
  for (const line of sheet.split(/\r?\n/)) {
    const id = mark.exec(line.trim())?.[1];
    if (id === undefined) {
      if (!fence.test(line.trim())) lines.push(line.replace(headingSigns, ""));
      continue;
    }
    lines = [];
    texts.set(Number(id), lines);
  }
  return new Map([...texts].map(([id, of]) => [id, of.join("\n").trim()]));
}

/** A line of a sheet that says what a text is, but has lost its number: the text would be taken for part of the one above. */
export function findBrokenLine(sheet: string, base: string): string | undefined {
  const linesOf = (text: string) => text.split(/\r?\n/).map((line) => line.trim());
  const labels = new Set(linesOf(base).flatMap((line) => mark.exec(line)?.[2]?.trim() || []));
  return linesOf(sheet).find((line) => !mark.test(line) && [...labels].some((label) => line.endsWith(label)));
}
