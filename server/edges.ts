import { createContext, type RouterContextProvider } from "react-router";
import type { Facts } from "#app/copy/facts.ts";
import type { QuizPayload } from "#app/rules/check-quiz-payload.ts";
import type { Bookings } from "./bookings/bookings.ts";
import type { ShareWords } from "./documents/share-picture.ts";
import type { Policies } from "./http/security-headers.ts";
import type { PageDates } from "./page-dates.ts";
import type { ReceivedForm } from "./receive-lead.ts";
import type { Settings } from "./settings.ts";
import type * as articles from "./tables/articles.ts";
import type * as facts from "./tables/facts.ts";
import type * as feedHealth from "./tables/feed-health.ts";
import type * as media from "./tables/media.ts";
import type { Stored } from "./tables/quiz-results.ts";
import type * as relatedArticles from "./tables/related-articles.ts";
import type { ShownArticle } from "./tables/renderings.ts";
import type { Db } from "./tables/schema.ts";

/** What pages may ask of the server. */
export type Edges = {
  settings: Settings;
  policies: Policies;
  db: Db;
  tables: {
    articles: typeof articles;
    facts: typeof facts;
    feedHealth: typeof feedHealth;
    media: typeof media;
    relatedArticles: typeof relatedArticles;
  };
  /** An article's text as its page shows it. */
  readRendering: (article: { title: string; content: string; hash: string }) => Promise<ShownArticle>;
  facts: () => Facts;
  clock: () => number;
  /** Keeps a quiz result with its deliveries; resolves once it is on the disk. */
  receiveQuizResult: (payload: QuizPayload, idempotencyKey: string | undefined) => Promise<Stored>;
  /** Keeps a built-in form's entry with what it causes; resolves once it is on the disk. */
  receiveLead: (received: ReceivedForm) => Promise<void>;
  bookings: Bookings;
  /** Whether every migration has been applied and the database answers. */
  isReady: () => Promise<boolean>;
  /** A page of this very site, as a visitor without a history gets it. */
  renderPage: (path: string, posted?: RequestInit) => Promise<Response>;
  drawSharePicture: (words: ShareWords) => Promise<Buffer>;
  /** When the words of a page last changed, by their file in `app/copy`, where the build could tell. */
  pageDates: PageDates;
  /** The text of a style sheet of the build, by its address. */
  readStyleSheet: (address: string) => string;
};

export const edgesContext = createContext<Edges>();

/** `const { db, tables } = edgesOf(context)` in a loader or an action. */
export const edgesOf = (context: Readonly<RouterContextProvider>): Edges => context.get(edgesContext);
