type SheetText = { id: number; label: string; text: string };

/** A line such as `[12] Heading` begins a text; what follows the number says to people what the text is. */
const mark = /^\[(\d{1,4})\].*$/;

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
      lines.push(line);
      continue;
    }
    lines = [];
    texts.set(Number(id), lines);
  }
  return new Map([...texts].map(([id, of]) => [id, of.join("\n").trim()]));
}
