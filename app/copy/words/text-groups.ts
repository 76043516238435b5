import type { Facts } from "#app/copy/facts.ts";
import { appointmentCopy, bookingMailWords } from "#app/copy/mails/booking-mails.ts";
import { guideMailWords } from "#app/copy/mails/guide-mail.ts";
import { quizReportCopy } from "#app/copy/mails/quiz-report.ts";
import { articleCopy } from "#app/copy/pages/blog.ts";
import { bookingPageCopy, calendarCopy } from "#app/copy/pages/booking.ts";
import { pageCopies } from "#app/copy/pages/every-page.ts";
import { findableCopy } from "#app/copy/pages/findable.ts";
import { navigationCopy } from "#app/copy/pages/navigation.ts";
import { quizResultCopy } from "#app/copy/pages/quiz-result.ts";

/** Texts that several pages share. */
const sharedCopies = {
  navigation: navigationCopy,
  article: articleCopy,
  calendar: calendarCopy,
  "booking-page": bookingPageCopy,
  "quiz-result": quizResultCopy,
  findable: findableCopy,
};

const mailCopies = {
  "guide-mail": guideMailWords,
  "quiz-report": quizReportCopy,
  "booking-mails": bookingMailWords,
  appointment: appointmentCopy,
};

/** All texts that the owner can change, by group. */
export const textGroups: Record<string, (facts: Facts) => object> = { ...pageCopies, ...sharedCopies, ...mailCopies };
