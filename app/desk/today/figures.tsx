import { todayCopy as copy } from "#app/copy/desk/today.ts";
import { useBusinessTime } from "#app/desk/frame/use-business-time.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { compareFigures, shareOf } from "#app/rules/visits/compare-figures.ts";
import { drawLine } from "#app/rules/visits/draw-line.ts";
import type { Figure, Figures as Loaded } from "./load-figures.ts";

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);

type Period = { from: string; to: string };

export function Figures({ figures }: { figures: Loaded }) {
  const { visits, requests, finished, begun, downloads, forms, period } = figures;
  const { calendarDay } = useBusinessTime();
  const shown = { from: calendarDay(period.fromDay), to: calendarDay(period.toDay) };
  const seen = sum(forms.map(({ shown }) => shown.now));
  const { figures: names } = copy;
  return (
    <section aria-labelledby="figures">
      <div className="desk__h">
        <h2 id="figures">{copy.days}</h2>
        <p className="quiet">{copy.period(shown.from, shown.to)}</p>
      </div>
      <div className="figs">
        <OneFigure name={names.visits} figure={visits} period={shown} />
        <OneFigure
          name={names.requests}
          figure={requests}
          period={shown}
          more={copy.of(shareOf(requests.sum, seen), seen, "seen")}
          people={deskPaths.leads({ came: "form", since: period.fromDay })}
        />
        <OneFigure
          name={names.quizzes}
          figure={finished}
          period={shown}
          more={copy.of(shareOf(finished.sum, begun.sum), begun.sum, "begun")}
          people={deskPaths.leads({ came: "quiz", since: period.fromDay })}
        />
        <OneFigure name={names.downloads} figure={downloads} period={shown} />
      </div>
    </section>
  );
}

type Props = { name: string; figure: Figure; period: Period; more?: string; people?: string };

const OneFigure = ({ name, figure, period, more, people }: Props) => (
  <div>
    <h3>{name}</h3>
    <p>
      <b>
        {people && figure.sum > 0 ? (
          <a href={people} aria-label={copy.people(name, figure.sum)}>
            {figure.sum.toLocaleString("en-US")}
          </a>
        ) : (
          figure.sum.toLocaleString("en-US")
        )}
      </b>{" "}
      <span>{copy.change(compareFigures(figure.sum, figure.before), figure.before)}</span>
    </p>
    <Line label={copy.line(name, figure, period)} figure={figure} />
    <p className="figs__days" aria-hidden="true">
      <span>{period.from}</span>
      <span>{period.to}</span>
    </p>
    {more && <p className="figs__more">{more}</p>}
  </div>
);

const size = { width: 580, height: 88 };

/** Thirty days over the thirty before. */
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
