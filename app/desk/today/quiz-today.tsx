import { todayCopy } from "#app/copy/desk/today.ts";
import { quizQuestions } from "#app/copy/pages/quiz-questions.ts";
import { useBusinessTime } from "#app/desk/frame/use-business-time.ts";
import { deskPaths } from "#app/desk-paths.ts";
import type { QuizFunnel } from "#app/rules/quiz/quiz-funnel.ts";
import { GoLink } from "#app/ui/go-link.tsx";

const copy = todayCopy.quiz;

type Result = {
  id: string;
  leadId: string | null;
  name: string;
  email: string;
  score: number;
  band: string;
  createdAt: number;
};
type Props = { funnel: QuizFunnel; results: Result[] };

/** The quiz funnel: how far visitors get, where they leave, who asked for the report. */
export function QuizToday({ funnel: { started, finished, worst }, results }: Props) {
  const { day } = useBusinessTime();
  const question = worst && quizQuestions.find(({ id }) => id === worst.question);
  return (
    <section aria-labelledby="the-quiz">
      <div className="desk__h">
        <h2 id="the-quiz">{copy.title}</h2>
        <GoLink href={deskPaths.quizResults()}>{copy.all}</GoLink>
      </div>
      <p className="quiz-line">{started + finished > 0 ? copy.funnel(started, finished) : copy.none}</p>
      {worst && question && (
        <p className="quiet">
          {copy.worst(worst.question, worst.left)} <q>{question.text}</q>
        </p>
      )}
      <ol className="agenda">
        {results.map(({ id, leadId, name, email, score, band, createdAt }) => (
          <li key={id}>
            <time dateTime={new Date(createdAt).toISOString()}>{day(createdAt)}</time>
            <div>
              <b>{leadId ? <a href={deskPaths.lead(leadId)}>{name || email}</a> : name || email}</b>
              <p>{copy.score(score, band)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
