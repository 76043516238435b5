import { nanoid } from "nanoid";
import { useState } from "react";
import type { WithWords } from "#facts/editable.ts";
import { paths } from "#facts/paths.ts";
import { questionCount } from "#facts/quiz-points.ts";
import { showToast } from "#platform/islands/browser/show-toast.ts";
import { usePageToken } from "#platform/islands/use-page-token.ts";
import { fill } from "#platform/text/fill.ts";
import { quizPayload } from "../../rules/quiz-payload.ts";
import type { QuizProgress } from "../../rules/quiz-progress.ts";
import type { HookResponse } from "../../rules/read-hook-response.ts";
import { quizResultCopy } from "../../words/quiz-result.ts";
import { type QuizFacts, visibilityQuizCopy } from "../../words/visibility-quiz.ts";
import { recordCtaClicked, recordEmailSubmitted } from "../quiz-events.ts";
import { type QuizHooks, sendQuiz } from "../send-quiz.ts";
import { QuizResult } from "./result/quiz-result.tsx";
import { SendReport } from "./result/send-report.tsx";
import type { Quiz } from "./use-quiz.ts";
import { TextButton } from "./ways.tsx";

type Props = {
  facts: QuizFacts & WithWords;
  hooks: QuizHooks;
  isMailed: boolean;
  bookHref: string;
  progress: QuizProgress;
  quiz: Pick<Quiz, "scores" | "markSent">;
  moves: Pick<Quiz, "back" | "startOver">;
};

/** The result, with everything a visitor can do next. */
export function FinishedQuiz({ facts, hooks, isMailed, bookHref, progress, quiz, moves }: Props) {
  const words = quizResultCopy(facts);
  const [isSending, setIsSending] = useState(false);
  const pageToken = usePageToken();

  /** Counts as sent in any case: our server may have it, and there is nothing more a visitor could do. */
  async function send(email: string, wantsLetters: boolean) {
    if (isSending) return;
    if (!email) return showToast(words.toasts.emptyEmail);
    setIsSending(true);
    let hookResponse: HookResponse | undefined;
    try {
      const outcome = await sendQuiz(
        {
          payload: quizPayload(email, quiz.scores),
          answers: progress.scores,
          idempotencyKey: nanoid(),
          wantsLetters,
          pageToken: await pageToken(),
        },
        hooks,
      );
      hookResponse = outcome.hookResponse;
      if (outcome.accepted === "none") showToast(words.toasts.bothFailed);
      if (outcome.accepted === "one") showToast(words.toasts.oneFailed);
    } catch {
      showToast(words.toasts.unexpected);
    }
    recordEmailSubmitted(quiz.scores, email);
    setIsSending(false);
    quiz.markSent(email, hookResponse);
  }

  const { sentTo, linkKey, mail } = progress;
  const address = linkKey && location.origin + paths.quizResult(linkKey);
  // Only our own server mails the report, and its answer says so.
  const report = isMailed ? mail : mail && ("follows" as const);
  const sent = sentTo === null ? undefined : { to: sentTo, address, mail: report };
  return (
    <QuizResult
      words={words}
      scores={quiz.scores}
      hill={{ answers: progress.scores, earlier: progress.earlier }}
      bookHref={bookHref}
      onBook={() => recordCtaClicked(quiz.scores, words.next.button)}
      report={<SendReport words={words.send} sent={sent} isSending={isSending} onSend={send} />}
    >
      <TextButton onClick={moves.back}>
        {fill(visibilityQuizCopy(facts).quiz.back, { number: questionCount })}
      </TextButton>
      <TextButton onClick={moves.startOver}>{words.again}</TextButton>
      <TextButton onClick={() => print()}>{words.print}</TextButton>
    </QuizResult>
  );
}
