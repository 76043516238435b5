import { questionBookCopy as copy } from "#app/copy/desk/question-book.ts";
import { groupNames } from "#app/copy/desk/words.ts";
import { groupPaths } from "#app/desk/business/words/group-paths.ts";
import { deskMeta } from "#app/desk/frame/desk-meta.ts";
import { Flash } from "#app/desk/frame/flash.tsx";
import { paths } from "#app/paths.ts";
import { groupQuestions } from "#app/rules/assistant/group-questions.ts";
import type { RouteHandle } from "#server/http/route-table.ts";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/question-book";
import { AnswerForm } from "./answer-form.tsx";
import { saveAnswer } from "./save-answer.ts";
import "#app/ui/buttons.css";
import "#app/ui/fields.css";
import "./question-book.css";

export const handle: RouteHandle = { ownersPost: true };

const maxGroups = 50;

/** Pages that can show an answer. */
const pages = Object.entries(groupNames.pages).flatMap(([group, name]) => {
  const path = groupPaths[group];
  return path ? [{ path, name }] : [];
});

export const action = saveAnswer;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { queries } = servicesOf(context);
  return {
    groups: groupQuestions(await queries.questionBook.listUnanswered()).slice(0, maxGroups),
    answers: await queries.questionBook.listOwnersAnswers(),
    flash: copy.flash[new URL(request.url).searchParams.get("flash") ?? ""],
  };
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function QuestionBook({ loaderData: { groups, answers, flash }, actionData }: Route.ComponentProps) {
  return (
    <>
      <header className="desk__head">
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
        <Flash words={actionData ? undefined : flash} />
        {actionData && <p role="alert">{copy.missing}</p>}
      </header>
      <section className="question-book" aria-labelledby="open">
        <h2 id="open">{copy.open}</h2>
        {groups.length === 0 && <p>{copy.none}</p>}
        <ul>
          {groups.map(({ questions: [first, ...others] }) =>
            first ? (
              <li key={first.id}>
                <h3>{first.question}</h3>
                <p className="quiet">
                  {copy.asked(others.length + 1)} {others.length > 0 && alsoAsked(first.question, others)}
                </p>
                <AnswerForm
                  entry={{ id: "", question: first.question, answer: "", path: paths.dash() }}
                  settles={[first, ...others].map(({ id }) => id)}
                  pages={pages}
                />
              </li>
            ) : null,
          )}
        </ul>
      </section>
      {answers.length > 0 && (
        <section className="question-book" aria-labelledby="given">
          <h2 id="given">{copy.given}</h2>
          <ul>
            {answers.map((entry) => (
              <li key={entry.id}>
                <h3>{entry.question}</h3>
                <AnswerForm entry={entry} settles={[]} pages={pages} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const maxAlso = 5;

function alsoAsked(first: string, others: readonly { question: string }[]): string {
  const different = [...new Set(others.map(({ question }) => question))].filter((each) => each !== first);
  const shown = different.slice(0, maxAlso).map((each) => `“${each}”`);
  return shown.length > 0 ? `${copy.also} ${shown.join(", ")}` : "";
}
