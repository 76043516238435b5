import * as articleAdmin from "#server/tables/articles/article-admin.ts";
import * as articleList from "#server/tables/articles/article-list.ts";
import * as articles from "#server/tables/articles/articles.ts";
import * as dashAnswers from "#server/tables/assistant/dash-answers.ts";
import * as dashQuestions from "#server/tables/assistant/dash-questions.ts";
import * as facts from "#server/tables/business/facts.ts";
import * as linkCheck from "#server/tables/business/link-check.ts";
import { isFeedHealthy, isFeedUnread, readFeedHealth } from "#server/tables/feed/feed-health.ts";
import { listEvents } from "#server/tables/leads/lead-events.ts";
import * as leadFile from "#server/tables/leads/lead-file.ts";
import * as leadList from "#server/tables/leads/lead-list.ts";
import { listNotes } from "#server/tables/leads/lead-notes.ts";
import { countBookedLeads, countNewLeads } from "#server/tables/leads/lead-origins.ts";
import { countDue } from "#server/tables/leads/lead-steps.ts";
import { readPerson } from "#server/tables/leads/read-person.ts";
import { listSpam } from "#server/tables/leads/spam.ts";
import * as unansweredLeads from "#server/tables/leads/unanswered-leads.ts";
import { isMailHeld } from "#server/tables/mail/mail-limits.ts";
import { listTakenMails } from "#server/tables/mail/taken-mails.ts";
import * as deliveries from "#server/tables/outbox/deliveries.ts";
import { readOwnerLetter, writeOwnerLetter } from "#server/tables/owner/owner-letters.ts";
import { findMedia } from "#server/tables/pictures/media.ts";
import { listQuizResults } from "#server/tables/quiz/quiz-result-list.ts";
import { findQuizResult } from "#server/tables/quiz/quiz-results.ts";
import type { Db } from "#server/tables/schema.ts";
import { searchEntries } from "#server/tables/search/search-messages.ts";
import { searchNotes } from "#server/tables/search/search-notes.ts";
import { searchSessions } from "#server/tables/search/search-sessions.ts";
import { searchSteps } from "#server/tables/search/search-steps.ts";
import * as agentCounts from "#server/tables/visits/agent-counts.ts";
import { countMissed, listMissed, setMissedAside } from "#server/tables/visits/missed-addresses.ts";
import { countByDay, countByPath } from "#server/tables/visits/visit-counts.ts";

type Query = (db: Db, ...asked: never[]) => unknown;
type Bound<Asked> = Asked extends (db: Db, ...asked: infer Rest) => infer Answer ? (...asked: Rest) => Answer : never;
type BoundGroup<Group> = { [Name in keyof Group]: Bound<Group[Name]> };

function bind<Group extends Record<string, Query>>(db: Db, group: Group): BoundGroup<Group> {
  const bound = Object.entries(group).map(([name, query]) => [name, query.bind(undefined, db)]);
  return Object.fromEntries(bound);
}

const bindFacts = (db: Db) =>
  bind(db, {
    readFactChanges: facts.readFactChanges,
    readLastFactChange: facts.readLastFactChange,
    readPreviousFacts: facts.readPreviousFacts,
    removeFact: facts.removeFact,
    writeFact: facts.writeFact,
  });
type Facts = ReturnType<typeof bindFacts>;

export type PageQueries = ReturnType<typeof makePageQueries>;

/** All queries of pages, by domain. They are bound to the database, which pages never see. */
export const makePageQueries = (db: Db) => ({
  articles: {
    ...bind(db, {
      countSampleArticles: articles.countSampleArticles,
      countListedArticles: articles.countListedArticles,
      findArticle: articles.findArticle,
      findNewSlug: articles.findNewSlug,
      listNewest: articles.listNewest,
      listPublished: articles.listPublished,
      listTitles: articles.listTitles,
      listTitlesOf: articles.listTitlesOf,
      listWholeArticles: articles.listWholeArticles,
      readArticleDates: articles.readArticleDates,
      readLastArticleChange: articles.readLastArticleChange,
    }),
    withPictures: <Each extends Parameters<typeof articles.withPictures>[1][number]>(posts: Each[]) =>
      articles.withPictures(db, posts),
  },
  agentCounts: bind(db, {
    countAgentDays: agentCounts.countAgentDays,
    countAgentPages: agentCounts.countAgentPages,
    countAgents: agentCounts.countAgents,
  }),
  articleAdmin: bind(db, {
    findOwnArticle: articleAdmin.findOwnArticle,
    findVersion: articleAdmin.findVersion,
    countViews: articleList.countViews,
    listChanged: articleList.listChanged,
    listDrafts: articleList.listDrafts,
    listPlanned: articleList.listPlanned,
    listPublications: articleList.listPublications,
  }),
  deliveries: bind(db, {
    countDeliveries: deliveries.countDeliveries,
    countWaitingMails: deliveries.countWaitingMails,
    listDeliveries: deliveries.listDeliveries,
    listDeliveriesAbout: deliveries.listDeliveriesAbout,
    listUnreached: deliveries.listUnreached,
  }),
  facts: {
    ...bindFacts(db),
    inTransaction: <Answer>(work: (facts: Facts) => Promise<Answer>): Promise<Answer> =>
      db.transaction().execute((tx) => work(bindFacts(tx))),
  },
  feedHealth: { ...bind(db, { readFeedHealth }), isFeedUnread, isFeedHealthy },
  leadFile: bind(db, {
    findFirstAttribution: leadFile.findFirstAttribution,
    findLead: leadFile.findLead,
    listBookingsOf: leadFile.listBookingsOf,
    listEvents,
    listNotes,
    listQuizResultsOf: leadFile.listQuizResultsOf,
    listSubmissions: leadFile.listSubmissions,
  }),
  leadList: bind(db, {
    countDue,
    countLeads: leadList.countLeads,
    isSearchCut: leadList.isSearchCut,
    listLeads: leadList.listLeads,
  }),
  leadOrigins: bind(db, { countBookedLeads, countNewLeads }),
  unansweredLeads: bind(db, {
    countUnanswered: unansweredLeads.countUnanswered,
    listNewLeads: unansweredLeads.listNewLeads,
    listWaitingLeads: unansweredLeads.listWaitingLeads,
  }),
  mailLimits: bind(db, { isMailHeld }),
  linkCheck: bind(db, {
    askForLinkCheck: linkCheck.askForLinkCheck,
    countDeadLinks: linkCheck.countDeadLinks,
    listDoubtfulLinks: linkCheck.listDoubtfulLinks,
    readLinkCheck: linkCheck.readLinkCheck,
  }),
  missed: bind(db, { countMissed, listMissed, setMissedAside }),
  media: bind(db, { findMedia }),
  ownerLetters: bind(db, { readOwnerLetter, writeOwnerLetter }),
  person: bind(db, { readPerson }),
  questionBook: bind(db, {
    listAnswerPage: dashAnswers.listAnswerPage,
    listOwnersAnswers: dashAnswers.listOwnersAnswers,
    listUnanswered: dashQuestions.listUnanswered,
    removeOwnersAnswer: dashAnswers.removeOwnersAnswer,
    settleQuestions: dashQuestions.settleQuestions,
    writeOwnersAnswer: dashAnswers.writeOwnersAnswer,
  }),
  quizResults: bind(db, { findQuizResult, listQuizResults }),
  search: bind(db, { searchEntries, searchNotes, searchSessions, searchSteps }),
  spam: bind(db, { listSpam }),
  takenMails: bind(db, { listTakenMails }),
  visitCounts: bind(db, { countByDay, countByPath }),
});
