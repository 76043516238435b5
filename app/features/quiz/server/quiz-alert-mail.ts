import type { Facts } from "#facts/facts.ts";
import { quizCategories } from "#facts/quiz-points.ts";
import type { Mail } from "#platform/mail/server/mail.ts";
import { noticeMail } from "#platform/mail/server/notice-mail.ts";
import type { QuizPayload } from "../rules/check-quiz-payload.ts";
import { quizScores } from "../rules/quiz-payload.ts";
import { bandOf } from "../rules/score-quiz.ts";
import { quizAlertCopy as copy } from "../words/quiz-alert.ts";

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
        ...quizCategories.map((category) => [category, copy.area(category, categoryScores[category])] as const),
      ],
      open: { words: copy.open, href: page },
    }),
    to,
    replyTo: { name: "", address: payload.email },
  };
}
