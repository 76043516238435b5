import type { PackageIcon } from "#app/copy/package-facts.ts";

/** The first of the hill's lines that a package reaches, from its top; those above are only hinted at. */
const reached: Record<PackageIcon, number> = { foot: 5, slope: 3, summit: 0 };
const lines = [0, 1, 2, 3, 4, 5, 6, 7];
const topOf = (line: number) => 4 + line * 5;

/** How high on the hill a package stops. */
export function Hill({ to }: { to: PackageIcon }) {
  const first = reached[to];
  return (
    <svg className="hill" viewBox="0 0 88 46" aria-hidden="true">
      {lines.map((line) => (
        <path
          key={line}
          className={line < first ? "hill__above" : undefined}
          d={`M0 45C24 45 32 ${topOf(line)} 50 ${topOf(line)}S70 45 88 45`}
        />
      ))}
      <path className="hill__top" d={`M50 ${topOf(first)}h.01`} />
    </svg>
  );
}
