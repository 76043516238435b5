import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { everyPage } from "#features/frame/every-page.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Flash } from "#platform/desk/flash.tsx";
import { Pager } from "#platform/desk/pager.tsx";
import { readCursor } from "#platform/http/cursor.ts";
import { servicesOf } from "#platform/http/services.ts";
import { assistantPaths } from "../assistant-paths.ts";
import { groupQuestions, type QuestionGroup } from "../rules/group-questions.ts";
import { listAnswerPage, listOwnersAnswers } from "../server/queries/dash-answers.ts";
import { listUnanswered } from "../server/queries/dash-questions.ts";
import { openStanding } from "../server/standing-question.ts";
import { questionBookCopy as copy } from "../words/question-book.ts";
import type { Route } from "./+types/question-book";
import { AnswerForm } from "./answer-form.tsx";
import { saveAnswer } from "./save-answer.ts";
import "./question-book.css";

/** Maximum number of question groups, and of answers, on one page: each has a form. */
const limit = 25;

/** Pages that can show an answer. */
const pages = everyPage.map(({ path, name }) => ({ path, name }));

export const action = saveAnswer;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const { searchParams } = new URL(request.url);
  const before = readCursor(searchParams.get("before"));
  const open = before ? [] : await listUnanswered(db);
  const standing = before ? [] : openStanding(await listOwnersAnswers(db), open);
  const others = open.filter(({ id }) => !standing.some(({ questions }) => questions.some((each) => each.id === id)));
  const groups = [...groupQuestions(others), ...standing];
  return {
    groups: groups.slice(0, limit),
    moreGroups: Math.max(0, groups.length - limit),
    ...(await listAnswerPage(db, { before, limit })),
    isFirst: !before,
    flash: copy.flash[searchParams.get("flash") ?? ""],
  };
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function QuestionBook({ loaderData, actionData }: Route.ComponentProps) {
  const { groups, moreGroups, answers, next, isFirst, flash } = loaderData;
  return (
    <>
      <DeskHead title={copy.title} lead={copy.lead}>
        <Flash words={actionData ? undefined : flash} />
        {actionData && <p role="alert">{copy.missing}</p>}
        <p>
          {copy.words} <a href={deskPaths.wordGroup("dash-asks")}>{copy.wordsLink}</a>
        </p>
      </DeskHead>
      {isFirst && <OpenQuestions groups={groups} more={moreGroups} />}
      {(answers.length > 0 || !isFirst) && (
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
          <Pager href={assistantPaths.questionBook()} next={next} isFirst={isFirst} />
        </section>
      )}
    </>
  );
}

const OpenQuestions = ({ groups, more }: { groups: readonly QuestionGroup[]; more: number }) => (
  <section className="question-book" aria-labelledby="open">
    <h2 id="open">{copy.open}</h2>
    {groups.length === 0 && <p>{copy.none}</p>}
    <ul>
      {groups.map(({ questions, standing = questions[0]?.question ?? "" }) => (
        <li key={standing}>
          <h3>{standing}</h3>
          <p className="quiet">
            {questions.length > 0 ? copy.asked(questions.length) : copy.standing} {alsoAsked(standing, questions)}
          </p>
          <AnswerForm
            entry={{ id: "", question: standing, also: "", answer: "", path: paths.dash() }}
            settles={questions.map(({ id }) => id)}
            pages={pages}
          />
        </li>
      ))}
    </ul>
    {more > 0 && <p className="quiet">{copy.more(more)}</p>}
  </section>
);

const maxAlso = 5;

function alsoAsked(first: string, others: readonly { question: string }[]): string {
  const different = [...new Set(others.map(({ question }) => question))].filter((each) => each !== first);
  const shown = different.slice(0, maxAlso).map((each) => `“${each}”`);
  return shown.length > 0 ? `${copy.also} ${shown.join(", ")}` : "";
}
