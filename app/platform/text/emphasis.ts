/** A run of `*`, `_` or `~` among pieces of text: it stands alone in `pieces[index]`. */
export type Run = { index: number; sign: string; length: number; left: number; opens: boolean; closes: boolean };

const space = /^\s?$/u;
const punctuation = /[\p{P}\p{S}]/u;

export function readRun(before: string, sign: string, length: number, after: string, index: number): Run {
  const [isSpaceBefore, isSpaceAfter] = [space.test(before), space.test(after)];
  const [isSignBefore, isSignAfter] = [punctuation.test(before), punctuation.test(after)];
  const isLeft = !isSpaceAfter && (!isSignAfter || isSpaceBefore || isSignBefore);
  const isRight = !isSpaceBefore && (!isSignBefore || isSpaceAfter || isSignAfter);
  const opens = isLeft && (sign !== "_" || !isRight || isSignBefore);
  const closes = isRight && (sign !== "_" || !isLeft || isSignAfter);
  const isMark = sign !== "~" || length === 2;
  return { index, sign, length, left: length, opens: opens && isMark, closes: closes && isMark };
}

/** Takes the marks of emphasis out of the runs, by CommonMark's rules. Each run looks back once for each kind. */
export function removeEmphasis(runs: readonly Run[], pieces: string[]): void {
  const bottoms = new Map<string, number>();
  const open: Run[] = [];
  for (const run of runs) {
    while (run.closes && run.left > 0) {
      const kind = `${run.sign}${run.opens}${run.length % 3}`;
      const found = findOpener(open, run, bottoms.get(kind) ?? 0);
      if (found === -1) {
        bottoms.set(kind, open.length);
        break;
      }
      const opener = open[found] as Run;
      const taken = Math.min(opener.left, run.left) >= 2 ? 2 : 1;
      opener.left -= taken;
      run.left -= taken;
      open.length = opener.left > 0 ? found + 1 : found;
    }
    if (run.opens && run.left > 0) open.push(run);
  }
  for (const { index, sign, left } of runs) pieces[index] = sign.repeat(left);
}

function findOpener(open: readonly Run[], { sign, opens, length }: Run, bottom: number): number {
  return open.findLastIndex((opener, index) => {
    if (index < bottom || opener.sign !== sign) return false;
    const isOdd = (opens || opener.closes) && (opener.length + length) % 3 === 0;
    return !isOdd || (opener.length % 3 === 0 && length % 3 === 0);
  });
}
