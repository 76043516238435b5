import type { ReactNode } from "react";
import { Ridge } from "#platform/ui/ridge.tsx";
import "./year-ridge.css";

/** The year of a trade is planned from its second season. */
const heights = [0.52, 1];

type Props = {
  months: readonly string[];
  /** The first is the highest. */
  peaks: readonly { month: number; label: string }[];
  /** The month to mark, from 1. */
  now?: { month: number; words: string };
  /** Drawn elsewhere; its bytes come when it is near. */
  children?: ReactNode;
};

/** A trade's year as a ridge over its months. */
export function YearRidge({ months, peaks, now, children }: Props) {
  return (
    <div className="year-ridge">
      {children ?? <Ridge peaks={peaks.map(({ month }, index) => ({ month, height: heights[index] ?? 1 }))} />}
      <ol className="months">
        {months.map((name, index) => (
          <Month
            key={name}
            name={name}
            peak={peaks.find(({ month }) => month === index + 1)}
            now={now?.month === index + 1 ? now.words : undefined}
          />
        ))}
      </ol>
    </div>
  );
}

type MonthProps = { name: string; peak: Props["peaks"][number] | undefined; now: string | undefined };

/** Screen readers hear only the months in which something happens, and this one. */
function Month({ name, peak, now }: MonthProps) {
  const isTold = peak || now;
  return (
    <li aria-hidden={isTold ? undefined : true} aria-current={now ? "date" : undefined}>
      {peak && <i>{peak.label}</i>}
      {isTold && <span className="vh">{name}</span>}
      <span aria-hidden="true">{name[0]}</span>
      {now && <em>{now}</em>}
    </li>
  );
}
