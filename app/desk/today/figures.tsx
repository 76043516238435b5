import { todayCopy as copy } from "#app/copy/desk/today.ts";
import { compareFigures, shareOf } from "#app/rules/visits/compare-figures.ts";
import { curve } from "#app/ui/curve.ts";
import type { Figure, Figures as Loaded } from "./load-figures.ts";

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);

export function Figures({ figures }: { figures: Loaded }) {
  const { visits, requests, finished, downloads, forms, quiz } = figures;
  const seen = sum(forms.map(({ shown }) => shown));
  const { figures: names } = copy;
  return (
    <section className="figs" aria-label={copy.days}>
      <OneFigure name={names.visits} figure={visits} />
      <OneFigure name={names.requests} figure={requests} more={copy.of(shareOf(requests.sum, seen), seen, "seen")} />
      <OneFigure
        name={names.quizzes}
        figure={finished}
        more={copy.of(shareOf(finished.sum, quiz.started), quiz.started, "begun")}
      />
      <OneFigure name={names.downloads} figure={downloads} />
    </section>
  );
}

const OneFigure = ({ name, figure, more }: { name: string; figure: Figure; more?: string }) => (
  <div>
    <h2>{name}</h2>
    <p>
      <b>{figure.sum.toLocaleString("en-US")}</b> <span>{compareFigures(figure.sum, figure.before)}</span>
    </p>
    <Line label={copy.line(name, figure.sum, Math.max(...figure.days))} days={figure.days} />
    <p className="figs__more">{more}</p>
  </div>
);

const [width, height] = [580, 100];

/** Thirty days as a line without axes; the figure beside it gives the amount. */
function Line({ label, days }: { label: string; days: number[] }) {
  const most = Math.max(1, ...days);
  const points = days.map(
    (count, day) => [(day * width) / (days.length - 1), height - 3 - (count / most) * 90] as const,
  );
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <g fill="none" stroke="currentColor">
        <path d={curve(points)} strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
        <path d={`M0 ${height}h${width}`} strokeOpacity=".35" vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  );
}
