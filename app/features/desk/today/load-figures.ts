import { formNames } from "#facts/forms.ts";
import { findForm } from "#features/leads/rules/find-form.ts";
import { quizFunnel } from "#features/quiz/rules/quiz-funnel.ts";
import { quizQuestions } from "#features/quiz/words/quiz-questions.ts";
import { countByDay, countByPath } from "#features/visits/server/queries/visit-counts.ts";
import { figureOf, sumOf } from "#platform/desk/figure.ts";
import type { VisitKind } from "#platform/http/counts.ts";
import type { Services } from "#platform/http/services.ts";
import { lastBusinessDays } from "#platform/time/business-time.ts";
import { loadTitles } from "../frame/load-titles.ts";

const shownDays = 30;
const maxPaths = 8;

/** Loads the counts of the last thirty days of the business, and of the thirty before for comparison. */
export async function loadFigures({ db, clock, facts, activeIds }: Services) {
  const days = lastBusinessDays(clock(), facts().booking.timeZone, 2 * shownDays);
  const [earlierDay = "", fromDay = "", toDay = ""] = [days[0], days[shownDays], days.at(-1)];
  const { formIds } = activeIds();
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
    quiz: await loadFunnel({ db }, fromDay),
    forms: formNames.map((form) => {
      const of = (counts: typeof shown) => counts.filter(({ path }) => findForm(path, formIds) === form);
      return { form, shown: sumsOf(of(shown)), sent: sumsOf(of(sent)) };
    }),
    from: await byPath("from"),
    pages,
    titles: await loadTitles(pages, { db }),
  };
}

export type Figures = Awaited<ReturnType<typeof loadFigures>>;

export async function loadFunnel({ db }: Pick<Services, "db">, fromDay: string) {
  const counts = await countByPath(db, { kind: "quiz", fromDay, limit: quizQuestions.length + 1 });
  return quizFunnel(counts, quizQuestions.length);
}

const sumsOf = (counts: readonly { count: number; before: number }[]) => ({
  now: sumOf(counts.map(({ count }) => count)),
  before: sumOf(counts.map(({ before }) => before)),
});
