import type { ReactNode } from "react";
import { formatNumber } from "#platform/intl/numbers.ts";

export type Bar = { key: string; name: ReactNode; count: number; note?: string; change?: string };

/** Horizontal bars; the longest fills the width. */
export function Bars({ bars, areNamesLong = false }: { bars: Bar[]; areNamesLong?: boolean }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className={areNamesLong ? "bars bars--long" : "bars"}>
      {bars.map(({ key, name, count, note, change }) => (
        <li key={key}>
          <span>{name}</span>
          <svg viewBox={`0 0 ${most} 8`} preserveAspectRatio="none" aria-hidden="true">
            <rect width={most} height="1" y="7" fill="currentColor" fillOpacity=".3" />
            <rect width={count} height="8" fill="currentColor" />
          </svg>
          <b>{formatNumber(count)}</b>
          {change !== undefined && <i>{change}</i>}
          {note !== undefined && <small>{note}</small>}
        </li>
      ))}
    </ul>
  );
}
