import { quizQuestions } from "#app/copy/pages/quiz-questions.ts";
import { loadTitles } from "#app/desk/frame/load-titles.ts";
import { findForm } from "#app/rules/leads/find-form.ts";
import { formNames } from "#app/rules/leads/forms.ts";
import { quizFunnel } from "#app/rules/quiz/quiz-funnel.ts";
import { lastBusinessDays } from "#app/rules/time/business-time.ts";
import type { VisitKind } from "#app/rules/visits/counted-request.ts";
import { figureOf, sumOf } from "#app/rules/visits/figure.ts";
import type { Services } from "#server/services.ts";

const shownDays = 30;
const maxPaths = 8;

/** Loads the counts of the last thirty days of the business, and of the thirty before for comparison. */
export async function loadFigures({ queries, clock, facts, activeIds }: Services) {
  const days = lastBusinessDays(clock(), facts().booking.timeZone, 2 * shownDays);
  const [earlierDay = "", fromDay = "", toDay = ""] = [days[0], days[shownDays], days.at(-1)];
  const { formIds } = activeIds();
  const figure = async (kind: VisitKind, path?: string) => {
    const counts = await queries.visitCounts.countByDay(kind, earlierDay, path);
    return figureOf(days, counts);
  };
  const byPath = (kind: VisitKind, limit = maxPaths) =>
    queries.visitCounts.countByPath({ kind, fromDay, earlierDay, limit });
  const [shown, sent] = [await byPath("form shown", 100), await byPath("form sent", 100)];
  const pages = await byPath("view");
  return {
    period: { fromDay, toDay },
    visits: await figure("visit"),
    requests: await figure("form sent"),
    downloads: await figure("download"),
    finished: await figure("quiz", String(quizQuestions.length)),
    begun: await figure("quiz", "0"),
    quiz: await loadFunnel({ queries }, fromDay),
    forms: formNames.map((form) => {
      const of = (counts: typeof shown) => counts.filter(({ path }) => findForm(path, formIds) === form);
      return { form, shown: sumsOf(of(shown)), sent: sumsOf(of(sent)) };
    }),
    from: await byPath("from"),
    pages,
    titles: await loadTitles(pages, { queries }),
  };
}

export type Figures = Awaited<ReturnType<typeof loadFigures>>;

export async function loadFunnel({ queries }: Pick<Services, "queries">, fromDay: string) {
  const counts = await queries.visitCounts.countByPath({ kind: "quiz", fromDay, limit: quizQuestions.length + 1 });
  return quizFunnel(counts, quizQuestions.length);
}

const sumsOf = (counts: readonly { count: number; before: number }[]) => ({
  now: sumOf(counts.map(({ count }) => count)),
  before: sumOf(counts.map(({ before }) => before)),
});
