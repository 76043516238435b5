import * as site from "#app/site.ts";
import type { Facts } from "#facts/facts.ts";
import { findableCopy } from "#facts/findable.ts";
import { greetingCopy } from "#facts/greeting.ts";
import { groupNames } from "#facts/group-names.ts";
import { loadingCopy, navigationCopy } from "#facts/navigation.ts";
import { articleCopy } from "#features/articles/words/article.ts";
import { uploaderCopy } from "#features/articles/words/blog-uploader.ts";
import { bookingPageCopy, calendarCopy } from "#features/bookings/words/booking.ts";
import { appointmentCopy, bookingMailWords } from "#features/bookings/words/booking-mails.ts";
import { aLaCarteItems } from "#features/company/words/a-la-carte.ts";
import { comparisonRows } from "#features/company/words/comparison.ts";
import { packagesCopy } from "#features/company/words/package-facts.ts";
import { packageNames } from "#features/company/words/package-names.ts";
import { proofCopy } from "#features/company/words/proof.ts";
import { errorCopy, notFoundCopy } from "#features/frame/words/errors.ts";
import { guideMailWords } from "#features/guides/words/guide-mail.ts";
import { guideGroup, guides } from "#features/guides/words/guides/guides.ts";
import { thankYouCopy } from "#features/guides/words/thank-you-copy.ts";
import { formCopy } from "#features/leads/words/lead-form.ts";
import { invitationMailCopy } from "#features/owner/words/invitation-mail.ts";
import { quizCopy } from "#features/quiz/words/quiz-questions.ts";
import { quizReportCopy } from "#features/quiz/words/quiz-report.ts";
import { quizResultCopy } from "#features/quiz/words/quiz-result.ts";
import { pageCopies } from "#features/site/words/every-page.ts";
import type { Feature, TextGroup } from "#platform/http/feature.ts";

/** Texts that several pages share, and pages that are not in the list of pages. */
const sharedCopies = {
  navigation: navigationCopy,
  loading: loadingCopy,
  article: articleCopy,
  "package-names": packageNames,
  packages: packagesCopy,
  comparison: comparisonRows,
  "a-la-carte": aLaCarteItems,
  proof: proofCopy,
  form: formCopy,
  "thank-you": thankYouCopy,
  calendar: calendarCopy,
  "booking-page": bookingPageCopy,
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
};

const ofFeatures = Object.values<Feature>(site).flatMap(({ texts }) => Object.entries(texts ?? {}));

const guideCopies = Object.fromEntries(guides.map(({ name, copy }) => [guideGroup(name), copy]));

/** All texts that the owner can change, by group. */
export const textGroups: Record<string, (facts: Facts) => object> = {
  ...pageCopies,
  ...sharedCopies,
  ...mailCopies,
  ...guideCopies,
  ...Object.fromEntries(ofFeatures.map(([group, { copy }]) => [group, copy])),
};

const namesUnder = (section: TextGroup["under"]) =>
  Object.fromEntries(ofFeatures.filter(([, { under }]) => under === section).map(([group, { name }]) => [group, name]));

/** The groups' names for the owner, as the desk lists them. */
export const listedGroups: Record<keyof typeof groupNames, Record<string, string>> = {
  ...groupNames,
  shared: { ...groupNames.shared, ...namesUnder("shared") },
  mails: { ...groupNames.mails, ...namesUnder("mails") },
};
