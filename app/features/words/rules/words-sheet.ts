type SheetText = { id: number; label: string; text: string };

/** A line such as `[12] Heading` begins a text; the label is for people. Some programs make it bold or a heading. */
const mark = /^[#*> ]{0,8}\[(\d{1,4})\](.*)$/;
/** A text in a fence, or a heading, as writing programs give it. */
const fence = /^```\w{0,20}$/;
const headingSigns = /^#{1,6} /;
const brokenNumber = /^[^\p{L}]{1,12}/u;

/** Writes texts one below the other in plain text, to be edited as a whole. */
export const writeWordsSheet = (texts: readonly SheetText[]): string =>
  texts.map(({ id, label, text }) => `[${id}] ${label}\n${text}`).join("\n\n");

/** Texts by number. The last wins if a number occurs twice; text before the first number is dropped. */
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

/** Finds a line with a label but without its number: its text would be taken for part of the one above. */
export function findBrokenLine(sheet: string, base: string): string | undefined {
  const linesOf = (text: string) => text.split(/\r?\n/).map((line) => line.trim());
  const labels = new Set(linesOf(base).flatMap((line) => mark.exec(line)?.[2]?.trim() || []));
  return linesOf(sheet).find((line) => !mark.test(line) && labels.has(line.replace(brokenNumber, "")));
}
