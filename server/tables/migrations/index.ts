import { articles } from "./0001-articles.ts";
import { deliveries } from "./0002-deliveries.ts";
import { renderings } from "./0003-renderings.ts";
import { leads } from "./0004-leads.ts";
import { ownerSessions } from "./0005-owner-sessions.ts";
import { bookings } from "./0006-bookings.ts";
import { quizLinks } from "./0007-quiz-links.ts";
import { desk } from "./0008-desk.ts";
import { articleVersions } from "./0009-article-versions.ts";
import { keeping } from "./0010-keeping.ts";
import { articlesByHash } from "./0011-articles-by-hash.ts";
import { outboxSettled } from "./0012-outbox-settled.ts";
import { noArticleCategories } from "./0013-no-article-categories.ts";
import { siteKeys } from "./0014-site-keys.ts";
import { mailLimits } from "./0015-mail-limits.ts";
import { bookingLimits } from "./0016-booking-limits.ts";
import { articleDrafts } from "./0017-article-drafts.ts";
import { leadWays } from "./0018-lead-ways.ts";
import { leadNotes } from "./0019-lead-notes.ts";
import { leadEvents } from "./0020-lead-events.ts";
import { sentMessages } from "./0021-sent-messages.ts";
import { undoOfFacts } from "./0022-undo-of-facts.ts";
import { bookingDesk } from "./0023-booking-desk.ts";
import { launchSteps } from "./0024-launch-steps.ts";
import { ownerLinks } from "./0025-owner-links.ts";
import { connections } from "./0026-connections.ts";
import { words } from "./0027-words.ts";
import { redirects } from "./0028-redirects.ts";
import { pictures } from "./0029-pictures.ts";
import { guides } from "./0031-guides.ts";
import { hill } from "./0032-hill.ts";
import { keys } from "./0033-keys.ts";
import { activity } from "./0034-activity.ts";
import { busyCalendars } from "./0035-busy-calendars.ts";
import { calendarCopies } from "./0036-calendar-copies.ts";
import { assistants } from "./0037-assistants.ts";
import { letterAfterSession } from "./0038-letter-after-session.ts";
import { sessionKinds } from "./0039-session-kinds.ts";
import { letters } from "./0040-letters.ts";
import { mailbox } from "./0042-mailbox.ts";
import { dashQuestions } from "./0043-dash-questions.ts";
import { dashAnswers } from "./0044-dash-answers.ts";
import { guidePages } from "./0045-guide-pages.ts";
import { articleWriters } from "./0046-article-writers.ts";
import { plansOfKeys } from "./0047-plans-of-keys.ts";
import { earlierPlans } from "./0048-earlier-plans.ts";
import { listsByTime } from "./0049-lists-by-time.ts";
import { firstSources } from "./0050-first-sources.ts";
import { earlierNotes } from "./0051-earlier-notes.ts";
import { challengeNetworks } from "./0052-challenge-networks.ts";
import { ownersBrowsers } from "./0053-owners-browsers.ts";
import type { Migration } from "./migration.ts";

/** In the order in which they are applied; one that has been released is never changed. */
export const migrations: Migration[] = [
  articles,
  deliveries,
  renderings,
  leads,
  ownerSessions,
  bookings,
  quizLinks,
  desk,
  articleVersions,
  keeping,
  articlesByHash,
  outboxSettled,
  noArticleCategories,
  siteKeys,
  mailLimits,
  bookingLimits,
  articleDrafts,
  leadWays,
  leadNotes,
  leadEvents,
  sentMessages,
  undoOfFacts,
  bookingDesk,
  launchSteps,
  ownerLinks,
  connections,
  words,
  redirects,
  pictures,
  guides,
  hill,
  keys,
  activity,
  assistants,
  busyCalendars,
  calendarCopies,
  letterAfterSession,
  sessionKinds,
  letters,
  mailbox,
  dashQuestions,
  dashAnswers,
  guidePages,
  articleWriters,
  plansOfKeys,
  earlierPlans,
  listsByTime,
  firstSources,
  earlierNotes,
  challengeNetworks,
  ownersBrowsers,
];
