import { data } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { useWords } from "#facts/use-words.ts";
import { DeskFacts } from "#platform/desk/desk-facts.tsx";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { servicesOf } from "#platform/http/services.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { findQuizResultOf } from "../server/queries/quiz-result-list.ts";
import { quizResultsCopy as copy, quizTodayCopy } from "../words/desk.ts";
import { quizCopy } from "../words/quiz-questions.ts";
import type { Route } from "./+types/quiz-answers";
import "./quiz-results.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const result = await findQuizResultOf(servicesOf(context).db, params.id);
  if (!result) throw data(null, { status: 404, statusText: "Not Found" });
  return result;
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

/** The answers behind a score. */
export default function QuizAnswers({ loaderData: result }: Route.ComponentProps) {
  const { moment } = useBusinessTime();
  const { email, name, leadId, score, band, seo, leadGeneration, experience, createdAt } = result;
  const rows = [
    [copy.heads.score, quizTodayCopy.score(score, band)],
    [copy.heads.seo, seo],
    [copy.heads.leads, leadGeneration],
    [copy.heads.experience, experience],
    [copy.heads.date, moment(createdAt)],
  ] as const;
  return (
    <>
      <DeskHead back={deskPaths.quizResults()} backWords={copy.title} title={name || email} look="desk__name">
        {leadId && (
          <p>
            <GoLink href={deskPaths.lead(leadId)}>{copy.person}</GoLink>
          </p>
        )}
      </DeskHead>
      <DeskFacts rows={rows} />
      <Answers answers={result.answers} />
    </>
  );
}

function Answers({ answers }: { answers: string }) {
  const { quizQuestions, scoreLabels, areas } = quizCopy(useWords());
  const labels = Object.values(scoreLabels);
  if (answers === "") return <p>{copy.noAnswers}</p>;
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">{copy.answers}</h2>
      <ol className="quiz-answers">
        {quizQuestions.map(({ id, category, text }, index) => (
          <li key={id}>
            <span className="quiet">{areas[category]}</span>
            {text}
            <b>{labels[Number(answers[index]) - 1] ?? "–"}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
