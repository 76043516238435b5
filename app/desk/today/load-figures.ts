import { quizQuestions } from "#app/copy/pages/quiz-questions.ts";
import { findForm } from "#app/rules/leads/find-form.ts";
import { formNames } from "#app/rules/leads/forms.ts";
import { quizFunnel } from "#app/rules/quiz/quiz-funnel.ts";
import { lastBusinessDays } from "#app/rules/time/business-time.ts";
import type { VisitKind } from "#app/rules/visits/counted-request.ts";
import type { Services } from "#server/services.ts";

const shownDays = 30;
const maxPaths = 8;

export type Figure = { days: number[]; sum: number; before: number };

/** What was counted in the last thirty days of the business, and in the thirty before for comparison. */
export async function loadFigures({ queries, clock, facts, activeIds }: Services) {
  const days = lastBusinessDays(clock(), facts().booking.timeZone, 2 * shownDays);
  const fromDay = days[shownDays] ?? "";
  const { formIds } = activeIds();
  const figure = async (kind: VisitKind) => {
    const counts = await queries.visitCounts.countByDay(kind, days[0] ?? "");
    return asFigure(days.map((day) => counts.get(day) ?? 0));
  };
  const byPath = (kind: VisitKind, limit = maxPaths) => queries.visitCounts.countByPath({ kind, fromDay, limit });
  const [visits, requests, downloads] = [await figure("visit"), await figure("form sent"), await figure("download")];
  const [shown, sent] = [await byPath("form shown", 100), await byPath("form sent", 100)];
  const finished = await queries.visitCounts.countByDay("quiz", days[0] ?? "", String(quizQuestions.length));
  return {
    visits,
    requests,
    downloads,
    finished: asFigure(days.map((day) => finished.get(day) ?? 0)),
    quiz: await loadFunnel({ queries }, fromDay),
    forms: formNames.map((form) => {
      const of = (counts: typeof shown) =>
        sumOf(counts.filter(({ path }) => findForm(path, formIds) === form).map(({ count }) => count));
      return { form, shown: of(shown), sent: of(sent) };
    }),
    from: await byPath("from"),
    pages: await byPath("view"),
    guides: await byPath("download"),
  };
}

export type Figures = Awaited<ReturnType<typeof loadFigures>>;

export async function loadFunnel({ queries }: Pick<Services, "queries">, fromDay: string) {
  const counts = await queries.visitCounts.countByPath({ kind: "quiz", fromDay, limit: quizQuestions.length + 1 });
  return quizFunnel(counts, quizQuestions.length);
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

const asFigure = (counts: number[]): Figure => ({
  days: counts.slice(-shownDays),
  sum: sumOf(counts.slice(-shownDays)),
  before: sumOf(counts.slice(0, -shownDays)),
});
