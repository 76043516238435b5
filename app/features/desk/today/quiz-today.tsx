import { deskPaths } from "#facts/desk-paths.ts";
import { useWords } from "#facts/use-words.ts";
import type { loadFunnel } from "#features/quiz/desk/load-funnel.ts";
import { quizTodayCopy as copy } from "#features/quiz/words/desk.ts";
import { quizCopy } from "#features/quiz/words/quiz-questions.ts";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { GoLink } from "#platform/ui/go-link.tsx";

type Funnel = Awaited<ReturnType<typeof loadFunnel>>;

type Result = {
  id: string;
  leadId: string | null;
  name: string;
  email: string;
  score: number;
  band: string;
  createdAt: number;
};

type LineProps = Record<"begun" | "finished", { sum: number; before: number }> & { hasResults: boolean };

/** Results came by people, whether or not the site saw them taking the quiz: "nobody" would deny them. */
function FunnelLine({ begun, finished, hasResults }: LineProps) {
  if (begun.sum + finished.sum > 0) return <p className="quiz-line">{copy.funnel(begun, finished)}</p>;
  return hasResults ? null : <p className="quiz-line">{copy.none}</p>;
}

/** The quiz funnel: how far visitors get, where they leave, who asked for the report. */
export function QuizToday({ funnel, results }: { funnel: Funnel; results: Result[] }) {
  const { moment } = useBusinessTime();
  const { worst, before } = funnel;
  const begun = { sum: funnel.started, before: before.started };
  const finished = { sum: funnel.finished, before: before.finished };
  const { quizQuestions } = quizCopy(useWords());
  const question = worst && quizQuestions.find(({ id }) => id === worst.question);
  return (
    <section aria-labelledby="the-quiz">
      <div className="desk__h">
        <h2 id="the-quiz">{copy.title}</h2>
        <GoLink href={deskPaths.quizResults()}>{copy.all}</GoLink>
      </div>
      <FunnelLine begun={begun} finished={finished} hasResults={results.length > 0} />
      {worst && question && (
        <p className="quiet">
          {copy.worst(worst.question, worst.left)} <q>{question.text}</q>
        </p>
      )}
      <ol className="agenda">
        {results.map(({ id, leadId, name, email, score, band, createdAt }) => (
          <li key={id}>
            <b>{leadId ? <a href={deskPaths.lead(leadId)}>{name || email}</a> : name || email}</b>
            <p>{copy.score(score, band)}</p>
            <time dateTime={new Date(createdAt).toISOString()}>{moment(createdAt)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
