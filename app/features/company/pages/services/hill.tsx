import type { PackageIcon } from "../../words/package-facts.ts";

const topOf = (line: number) => 4 + line * 5;

const draw = (lines: number[]) =>
  lines.map((line) => `M0 45C24 45 32 ${topOf(line)} 50 ${topOf(line)}S70 45 88 45`).join("");

const lines = [0, 1, 2, 3, 4, 5, 6, 7];
/** The uppermost line of the hill that a package reaches. */
const reached: Record<PackageIcon, number> = { foot: 5, slope: 3, summit: 0 };

/** Draws the hill's lines up to the height of a package; those above are only hinted at. */
export function Hill({ to }: { to: PackageIcon }) {
  const line = reached[to];
  return (
    <svg className="hill" viewBox="0 0 88 46" aria-hidden="true">
      <path d={draw(lines.slice(0, line))} strokeOpacity=".4" />
      <path d={draw(lines.slice(line))} />
      <path d={`M50 ${topOf(line)}h.01`} strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
