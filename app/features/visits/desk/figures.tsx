import { deskPaths } from "#facts/desk-paths.ts";
import { shareOf } from "#platform/desk/compare-figures.ts";
import { OneFigure } from "#platform/desk/one-figure.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import type { ReadFigures as Loaded } from "../server/read-figures.ts";
import { figuresCopy as copy } from "../words/today.ts";

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);

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
