import { formatNumber } from "#platform/intl/numbers.ts";
import { compareFigures } from "./compare-figures.ts";
import { drawLine } from "./draw-line.ts";
import type { Figure } from "./figure.ts";
import { figuresCopy as copy } from "./words/figures.ts";

type Period = { from: string; to: string };

type Props = { name: string; figure: Figure; period: Period; more?: string; people?: string; days?: number };

export const OneFigure = ({ name, figure, period, more, people, days = 30 }: Props) => (
  <div>
    <h3>{name}</h3>
    <p>
      <b>
        {people && figure.sum > 0 ? (
          <a href={people} aria-label={copy.people(name, figure.sum)}>
            {formatNumber(figure.sum)}
          </a>
        ) : (
          formatNumber(figure.sum)
        )}
      </b>{" "}
      <span>{copy.change(compareFigures(figure.sum, figure.before), figure.before, days)}</span>
    </p>
    <Line label={copy.line(name, figure, period, days)} figure={figure} />
    <p className="figs__days" aria-hidden="true">
      <span>{period.from}</span>
      <span>{period.to}</span>
    </p>
    {more && <p className="figs__more">{more}</p>}
  </div>
);

const size = { width: 580, height: 88 };

/** Draws the line of these days over the line of those before. */
function Line({ label, figure: { days, daysBefore } }: { label: string; figure: Figure }) {
  const highest = Math.max(...days, ...daysBefore);
  return (
    <svg viewBox={`0 -4 ${size.width} ${size.height + 8}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <g fill="none" stroke="currentColor" strokeLinejoin="round">
        <path d={`M0 ${size.height}h${size.width}`} strokeOpacity=".35" vectorEffect="non-scaling-stroke" />
        <path
          d={drawLine(daysBefore, highest, size)}
          strokeOpacity=".5"
          strokeDasharray="2 3"
          vectorEffect="non-scaling-stroke"
        />
        <path d={drawLine(days, highest, size)} strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  );
}
