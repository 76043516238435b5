import { createContext, type RouterContextProvider } from "react-router";
import type { Facts } from "#app/copy/facts.ts";
import type { ShownArticle } from "#app/rules/render-article/show-article.ts";
import type { ArticleDesk } from "./article-desk.ts";
import type { Listing } from "./articles/listing.ts";
import type { Backups } from "./backup/backups.ts";
import type { Bookings } from "./bookings/bookings.ts";
import type { Desk } from "./desk.ts";
import type { ShareWords } from "./documents/share-picture.ts";
import type { Policies } from "./http/security-headers.ts";
import type { VisitorNetwork } from "./http/visitor-network.ts";
import type { Owner } from "./owner.ts";
import type { PageDates } from "./page-dates.ts";
import type { Parties } from "./parties/parties.ts";
import type { ReceivedForm } from "./receive-lead.ts";
import type { ReceivedQuiz } from "./receive-quiz-result.ts";
import type { Settings } from "./settings.ts";
import type * as articleShelf from "./tables/article-shelf.ts";
import type * as articles from "./tables/articles.ts";
import type * as deliveries from "./tables/deliveries.ts";
import type * as facts from "./tables/facts.ts";
import type * as feedHealth from "./tables/feed-health.ts";
import type * as leadFile from "./tables/lead-file.ts";
import type * as leadList from "./tables/lead-list.ts";
import type { StoredLead } from "./tables/leads.ts";
import type * as mailLimits from "./tables/mail-limits.ts";
import type * as media from "./tables/media.ts";
import type * as person from "./tables/person.ts";
import type * as quizResultList from "./tables/quiz-result-list.ts";
import type * as quizResults from "./tables/quiz-results.ts";
import type { Db } from "./tables/schema.ts";
import type * as setAside from "./tables/set-aside.ts";
import type * as visitCounts from "./tables/visit-counts.ts";

export type { ShelvedArticle } from "./tables/article-shelf.ts";

/** What pages may ask of the server. */
export type Edges = {
  settings: Settings;
  policies: Policies;
  db: Db;
  tables: {
    articles: typeof articles;
    articleShelf: typeof articleShelf;
    deliveries: typeof deliveries;
    facts: typeof facts;
    feedHealth: typeof feedHealth;
    leadFile: typeof leadFile;
    leadList: typeof leadList;
    mailLimits: typeof mailLimits;
    media: typeof media;
    quizResults: typeof quizResults;
    person: typeof person;
    quizResultList: typeof quizResultList;
    setAside: typeof setAside;
    visitCounts: typeof visitCounts;
  };
  /** Every listed post, as lists and searches are cut from. */
  readListing: () => Promise<Listing>;
  /** An article's text as its page shows it. */
  readRendering: (article: { title: string; content: string; hash: string }) => Promise<ShownArticle>;
  /** A page's HTML as markdown; undefined where it is too much for that. */
  writeMarkdown: (page: { html: string; address: string }) => Promise<string | undefined>;
  facts: () => Facts;
  owner: Owner;
  backups: Backups;
  parties: Parties;
  desk: Desk;
  clock: () => number;
  /** Counts how far somebody got in the quiz, by the number of questions answered, unless they are not counted at all. */
  noteQuizStep: (headers: Headers, steps: readonly number[]) => void;
  /** Keeps a quiz result with its deliveries; resolves once it is on the disk. */
  receiveQuizResult: (received: ReceivedQuiz) => Promise<quizResults.Stored>;
  /** Keeps a built-in form's entry with what it causes; resolves once it is on the disk. */
  receiveLead: (received: ReceivedForm) => Promise<StoredLead>;
  bookings: Bookings;
  articleDesk: ArticleDesk;
  /** Whether every migration has been applied and the database answers. */
  isReady: () => Promise<boolean>;
  /** A page of this very site, as a visitor without a history gets it; what is posted comes from `network`. */
  renderPage: (path: string, posted?: RequestInit, network?: VisitorNetwork) => Promise<Response>;
  drawSharePicture: (words: ShareWords) => Promise<Buffer>;
  /** When the words of a page last changed, by their file in `app/copy`, where the build could tell. */
  pageDates: PageDates;
  /** Takes note of what a page's loader, action or rendering threw, by its request's context. */
  noteFailure: (context: object, path: string, error: unknown) => void;
  /** The text of style sheets of the build, one after another. */
  readStyleSheets: (addresses: string[]) => StyleSheets;
};

/** `sha256` as a policy names it. */
export type StyleSheets = { text: string; sha256: string };

export const edgesContext = createContext<Edges>();

/**
 * Of a page that is to be kept, the fingerprint of its data: that of the one there is goes in, and a page of the very
 * same data is not rendered again; that of the one which is rendered comes out.
 */
export type Making = { before: string | undefined; madeOf?: string | undefined };

export const makingContext = createContext<Making | undefined>(undefined);

/** Where a request came from; unknown for pages made for everybody, and where limits by network are off. */
export const networkContext = createContext<VisitorNetwork | undefined>(undefined);

/** `const { db, tables } = edgesOf(context)` in a loader or an action. */
export const edgesOf = (context: Readonly<RouterContextProvider>): Edges => context.get(edgesContext);

export const networkOf = (context: Readonly<RouterContextProvider>): VisitorNetwork | undefined =>
  context.get(networkContext);
