/** A run of words that both texts have, or only the earlier or the later one. */
type Run = { kind: "same" | "del" | "ins"; text: string };

/** A paragraph of the comparison; an unchanged one is one run. */
export type ComparedParagraph = { runs: Run[]; isSame: boolean };

/** For all tables of a comparison, about 30 ms: what does not fit counts as replaced. */
const maxCells = 1_000_000;

type Budget = { cells: number };

/** Compares two texts paragraph by paragraph, and changed paragraphs word by word. */
export function compareTexts(earlier: string, later: string): ComparedParagraph[] {
  const budget = { cells: maxCells };
  const steps = compareLists(paragraphsOf(earlier), paragraphsOf(later), budget);
  const compared: ComparedParagraph[] = [];
  for (let place = 0; place < steps.length; place += 1) {
    const { kind, text } = steps[place] as Run;
    if (kind === "same") compared.push({ runs: [{ kind, text }], isSame: true });
    else place += pairUp(steps, place, compared, budget);
  }
  return compared;
}

const paragraphsOf = (text: string) => text.split(/\n+/).filter((paragraph) => paragraph.trim() !== "");

/** Pairs a run of removed paragraphs with the added ones behind it; returns how many further steps were used. */
function pairUp(steps: readonly Run[], from: number, compared: ComparedParagraph[], budget: Budget): number {
  let end = from;
  while (end < steps.length && steps[end]?.kind !== "same") end += 1;
  const changed = steps.slice(from, end);
  const removed = changed.filter(({ kind }) => kind === "del");
  const added = changed.filter(({ kind }) => kind === "ins");
  for (let place = 0; place < Math.max(removed.length, added.length); place += 1) {
    const [del, ins] = [removed[place], added[place]];
    const runs =
      del && ins ? compareWords(del.text, ins.text, budget) : [del ?? ins].filter((run) => run !== undefined);
    compared.push({ runs, isSame: false });
  }
  return end - from - 1;
}

/** Words with the white space before each. */
const wordsOf = (text: string) => (text ? text.split(/(?<=\S)(?=\s)/) : []);

function compareWords(earlier: string, later: string, budget: Budget): Run[] {
  const joined: Run[] = [];
  for (const { kind, text } of compareLists(wordsOf(earlier), wordsOf(later), budget)) {
    const last = joined.at(-1);
    if (last?.kind === kind) last.text += text;
    else joined.push({ kind, text });
  }
  return joined;
}

function compareLists(earlier: readonly string[], later: readonly string[], budget: Budget): Run[] {
  const head = sharedLength(earlier, later, 0);
  const tail = sharedLength(earlier.slice(head).reverse(), later.slice(head).reverse(), 0);
  const run = (kind: Run["kind"]) => (text: string) => ({ kind, text });
  return [
    ...earlier.slice(0, head).map(run("same")),
    ...compareMiddles(earlier.slice(head, earlier.length - tail), later.slice(head, later.length - tail), budget),
    ...earlier.slice(earlier.length - tail).map(run("same")),
  ];
}

function sharedLength(one: readonly string[], other: readonly string[], from: number): number {
  let length = from;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

/** Compares by the longest common subsequence. */
function compareMiddles(earlier: readonly string[], later: readonly string[], budget: Budget): Run[] {
  const runs: Run[] = [];
  const cells = (earlier.length + 1) * (later.length + 1);
  const isTooMuch = cells > budget.cells;
  if (!isTooMuch) budget.cells -= cells;
  const table = isTooMuch ? undefined : commonLengths(earlier, later);
  const width = later.length + 1;
  const lengthAt = (row: number, column: number) => table?.[row * width + column] ?? 0;
  let [row, column] = [0, 0];
  while (row < earlier.length || column < later.length) {
    const [del, ins] = [earlier[row], later[column]];
    const isSame = table && del !== undefined && del === ins;
    const isDel = ins === undefined || (del !== undefined && lengthAt(row + 1, column) >= lengthAt(row, column + 1));
    runs.push(
      isSame ? { kind: "same", text: del } : isDel ? { kind: "del", text: del ?? "" } : { kind: "ins", text: ins },
    );
    if (isSame || isDel) row += 1;
    if (isSame || !isDel) column += 1;
  }
  return runs;
}

function commonLengths(earlier: readonly string[], later: readonly string[]): Uint32Array {
  const width = later.length + 1;
  const table = new Uint32Array((earlier.length + 1) * width);
  for (let row = earlier.length - 1; row >= 0; row -= 1)
    for (let column = later.length - 1; column >= 0; column -= 1) {
      const place = row * width + column;
      table[place] =
        earlier[row] === later[column]
          ? (table[place + width + 1] ?? 0) + 1
          : Math.max(table[place + width] ?? 0, table[place + 1] ?? 0);
    }
  return table;
}
