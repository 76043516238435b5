import type { Facts } from "#app/copy/facts.ts";
import { guideGroup, guides } from "#app/copy/guides/guides.ts";
import { appointmentCopy, bookingMailWords } from "#app/copy/mails/booking-mails.ts";
import { greetingCopy } from "#app/copy/mails/greeting.ts";
import { guideMailWords } from "#app/copy/mails/guide-mail.ts";
import { invitationMailCopy } from "#app/copy/mails/invitation-mail.ts";
import { confirmationCopy, letterFrameCopy } from "#app/copy/mails/letters/letter-frame.ts";
import { sequenceCopies } from "#app/copy/mails/letters/sequences.ts";
import { quizReportCopy } from "#app/copy/mails/quiz-report.ts";
import { aLaCarteItems } from "#app/copy/pages/a-la-carte.ts";
import { articleCopy } from "#app/copy/pages/article.ts";
import { uploaderCopy } from "#app/copy/pages/blog-uploader.ts";
import { bookingPageCopy, calendarCopy } from "#app/copy/pages/booking.ts";
import { comparisonRows } from "#app/copy/pages/comparison.ts";
import { askCopy } from "#app/copy/pages/dash-answers.ts";
import { errorCopy, notFoundCopy } from "#app/copy/pages/errors.ts";
import { pageCopies } from "#app/copy/pages/every-page.ts";
import { findableCopy } from "#app/copy/pages/findable.ts";
import { formCopy } from "#app/copy/pages/lead-form.ts";
import { lettersPageCopy } from "#app/copy/pages/letters.ts";
import { loadingCopy, navigationCopy } from "#app/copy/pages/navigation.ts";
import { packagesCopy } from "#app/copy/pages/package-facts.ts";
import { packageNames } from "#app/copy/pages/package-names.ts";
import { proofCopy } from "#app/copy/pages/proof.ts";
import { quizCopy } from "#app/copy/pages/quiz-questions.ts";
import { quizResultCopy } from "#app/copy/pages/quiz-result.ts";
import { thankYouCopy } from "#app/copy/pages/thank-you-copy.ts";

/** Texts that several pages share, and pages that are not in the list of pages. */
const sharedCopies = {
  navigation: navigationCopy,
  loading: loadingCopy,
  article: articleCopy,
  "package-names": packageNames,
  packages: packagesCopy,
  comparison: comparisonRows,
  "a-la-carte": aLaCarteItems,
  "dash-ask": askCopy,
  proof: proofCopy,
  form: formCopy,
  "thank-you": thankYouCopy,
  calendar: calendarCopy,
  "booking-page": bookingPageCopy,
  "letters-pages": lettersPageCopy,
  "quiz-questions": quizCopy,
  "quiz-result": quizResultCopy,
  "blog-uploader": uploaderCopy,
  "not-found": notFoundCopy,
  error: errorCopy,
  findable: findableCopy,
};

const mailCopies = {
  greeting: greetingCopy,
  "guide-mail": guideMailWords,
  "quiz-report": quizReportCopy,
  "booking-mails": bookingMailWords,
  appointment: appointmentCopy,
  invitation: invitationMailCopy,
  letters: letterFrameCopy,
  "letters-confirmation": confirmationCopy,
};

const letterCopies = Object.fromEntries(
  Object.entries(sequenceCopies).map(([name, copy]) => [`letters-${name}`, copy]),
);

const guideCopies = Object.fromEntries(guides.map(({ name, copy }) => [guideGroup(name), copy]));

/** All texts that the owner can change, by group. */
export const textGroups: Record<string, (facts: Facts) => object> = {
  ...pageCopies,
  ...sharedCopies,
  ...mailCopies,
  ...letterCopies,
  ...guideCopies,
};
