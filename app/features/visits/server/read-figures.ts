import { formNames } from "#facts/forms.ts";
import { loadTitles } from "#features/articles/server/load-titles.ts";
import { findForm } from "#features/leads/rules/find-form.ts";
import { quizQuestions } from "#features/quiz/words/quiz-questions.ts";
import { figureOf, sumOf } from "#platform/desk/figure.ts";
import type { VisitKind } from "#platform/http/counts.ts";
import type { Services } from "#platform/http/services.ts";
import { lastBusinessDays } from "#platform/time/business-time.ts";
import { countByDay, countByPath } from "./queries/visit-counts.ts";

const shownDays = 30;
const maxPaths = 8;

/** Reads the counts of the last thirty days of the business, and of the thirty before for comparison. */
export async function readFigures({ db, clock, facts, activeIds }: Services) {
  const { formIds } = activeIds();
  const days = lastBusinessDays(clock(), facts().booking.timeZone, 2 * shownDays);
  const [earlierDay = "", fromDay = "", toDay = ""] = [days[0], days[shownDays], days.at(-1)];
  const figure = async (kind: VisitKind, path?: string) => {
    const counts = await countByDay(db, kind, earlierDay, path);
    return figureOf(days, counts);
  };
  const byPath = (kind: VisitKind, limit = maxPaths) => countByPath(db, { kind, fromDay, earlierDay, limit });
  const [shown, sent] = [await byPath("form shown", 100), await byPath("form sent", 100)];
  const pages = await byPath("view");
  return {
    period: { fromDay, toDay },
    visits: await figure("visit"),
    requests: await figure("form sent"),
    downloads: await figure("download"),
    finished: await figure("quiz", String(quizQuestions.length)),
    begun: await figure("quiz", "0"),
    forms: formNames.map((form) => {
      const of = (counts: typeof shown) => counts.filter(({ path }) => findForm(path, formIds) === form);
      return { form, shown: sumsOf(of(shown)), sent: sumsOf(of(sent)) };
    }),
    from: await byPath("from"),
    pages,
    titles: await loadTitles(pages, { db }),
  };
}

export type ReadFigures = Awaited<ReturnType<typeof readFigures>>;

const sumsOf = (counts: readonly { count: number; before: number }[]) => ({
  now: sumOf(counts.map(({ count }) => count)),
  before: sumOf(counts.map(({ before }) => before)),
});
