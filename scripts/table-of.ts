export type Row = {
  /** One for each column; a cell may have several lines. */
  cells: readonly string[];
  ok: boolean;
  verdict: string;
};

const widths = [22, 42, 58];
const verdictWidth = 5;

/** A table for a terminal; long cells wrap. */
export function tableOf(heads: readonly string[], rows: readonly Row[], paint: (ok: boolean, text: string) => string) {
  const rule = `${[...widths, verdictWidth].map((width) => "-".repeat(width)).join("-|-")}\n`;
  const body = rows.map(({ cells, ok, verdict }) => rule + linesOf(cells, paint(ok, verdict)));
  return linesOf(heads, "") + body.join("");
}

function linesOf(cells: readonly string[], verdict: string): string {
  const columns = cells.map((cell, index) => cell.split("\n").flatMap((line) => wrap(line, widths[index] as number)));
  const height = Math.max(...columns.map((column) => column.length));
  const lines = Array.from({ length: height }, (_, line) => {
    const parts = columns.map((column, index) => (column[line] ?? "").padEnd(widths[index] as number));
    return [...parts, line === 0 ? verdict : ""].join(" | ").replace(/[ |]+$/, "");
  });
  return `${lines.join("\n")}\n`;
}

/** Breaks at spaces; a word longer than the column stays whole. */
function wrap(text: string, width: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) as string;
    if (last === "") lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
