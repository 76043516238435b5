import type { Facts } from "#app/copy/facts.ts";
import { quizAlertCopy as copy } from "#app/copy/mails/quiz-alert.ts";
import { quizCategories } from "#app/copy/pages/quiz-questions.ts";
import type { QuizPayload } from "#app/rules/quiz/check-quiz-payload.ts";
import { quizScores } from "#app/rules/quiz/quiz-payload.ts";
import { bandOf } from "#app/rules/quiz/score-quiz.ts";
import type { Mail } from "./mail.ts";
import { noticeMail } from "./notice-mail.ts";

/** The owner's alert about a quiz result, with a link to the person's page on the desk; a reply goes to them. */
export function quizAlertMail(payload: QuizPayload, page: string, facts: Facts, to: Mail["to"]): Mail {
  const { totalScore, categoryScores } = quizScores(payload);
  return {
    ...noticeMail({
      subject: copy.subject(totalScore),
      lead: copy.lead,
      brand: facts.brand.name,
      lines: [
        [copy.labels.email, payload.email],
        [copy.labels.result, copy.result(totalScore, bandOf(totalScore))],
        ...quizCategories.map((category) => [category, copy.area(categoryScores[category])] as const),
      ],
      open: { words: copy.open, href: page },
    }),
    to,
    replyTo: { name: "", address: payload.email },
  };
}
