import { createContext, type RouterContextProvider } from "react-router";
import type { Facts } from "#app/copy/facts.ts";
import type { WrittenArticle } from "#app/rules/articles/clean/clean-article.ts";
import type { LaunchState } from "#app/rules/business/launch-state.ts";
import type { ShownArticle } from "#app/rules/render-article/show-article.ts";
import type { ArticleAdmin } from "#server/articles/article-admin.ts";
import type { Listing } from "#server/articles/listing.ts";
import type { Dash } from "#server/assistant/dash.ts";
import type { ListedPage } from "#server/assistant/listed-page.ts";
import type { Backups } from "#server/backup/backups.ts";
import type { Bookings } from "#server/bookings/bookings.ts";
import type { Redirects } from "#server/business/addresses/redirects.ts";
import type { OwnersChecklist } from "#server/business/checklist.ts";
import type { FindPictureUses } from "#server/business/pictures/find-uses.ts";
import type { OwnAccent } from "#server/business/pictures/own-accent.ts";
import type { OwnMarks } from "#server/business/pictures/own-marks.ts";
import type { OwnPictures } from "#server/business/pictures/own-pictures.ts";
import type { EditWords } from "#server/business/words/edit-words.ts";
import type { PictureKind } from "#server/documents/draw-once.ts";
import type { GuideState } from "#server/documents/guide-states.ts";
import type { HillWords } from "#server/documents/hill-picture.ts";
import type { ShareWords } from "#server/documents/share-picture.ts";
import type { ShareSubject } from "#server/documents/share-subject.ts";
import type { PageTokens } from "#server/http/page-token.ts";
import type { Policies } from "#server/http/security-headers.ts";
import type { VisitorNetwork } from "#server/http/visitor-network.ts";
import type { Connections } from "#server/integrations/connections.ts";
import type { Integrations } from "#server/integrations/integrations.ts";
import type { LeadAdmin } from "#server/leads/lead-admin.ts";
import type { ReceivedForm } from "#server/leads/receive-lead.ts";
import type { LetterAdmin } from "#server/letters/letter-admin.ts";
import type { Letters } from "#server/letters/letters.ts";
import type { MailboxReader } from "#server/mail/read-mailbox.ts";
import type { ActivityLog } from "#server/owner/activity.ts";
import type { Desk } from "#server/owner/desk.ts";
import type { Owner } from "#server/owner/owner.ts";
import type { Refusals } from "#server/owner/refusals.ts";
import type { FactPictures } from "#server/pictures/fact-pictures.ts";
import type { ReceivedQuiz } from "#server/quiz/receive-quiz-result.ts";
import type { PageDates } from "#server/run/build-folder.ts";
import type { StoredLead } from "#server/tables/leads/leads.ts";
import type { StoredQuizResult } from "#server/tables/quiz/quiz-results.ts";
import type { PageQueries } from "./run/page-queries.ts";
import type { PublicSettings } from "./run/public-settings.ts";
import type { Settings } from "./settings.ts";

export type { OpenedSession } from "#server/owner/sessions.ts";
export type { AdminArticle, ArticleListName } from "#server/tables/articles/article-list.ts";
export type { Publisher } from "#server/tables/owner/publishers.ts";
export type { PublicSettings, ShareSubject };

/** Everything that pages may ask of the server. */
export type Services = {
  publicSettings: PublicSettings;
  /** Ids of hosted forms and calendar from the settings; addresses of documents from the business details, else the settings. */
  activeIds: () => Pick<Settings, "formIds" | "calendarId" | "documentUrls">;
  /** Replaces the marks of the owner's words in a finished page. */
  placeMarks: (html: string) => string;
  /** Content security policies. */
  policies: Policies;
  queries: PageQueries;
  /** Every listed post: lists and searches are derived from it. */
  readListing: () => Promise<Listing>;
  /** The previous listing while a new one is being read. */
  latestListing: () => Promise<Listing>;
  /** An article's text as its page shows it. */
  readRendering: (article: WrittenArticle & { hash: string }) => Promise<ShownArticle>;
  /** A page's HTML as markdown; undefined if it needs too much memory or time. */
  writeMarkdown: (page: { html: string; address: string }) => Promise<string | undefined>;
  dash: Dash;
  /** Answers a message of the Model Context Protocol; these pages are searched. */
  answerMcp: (request: Request, pages: readonly ListedPage[]) => Promise<Response>;
  /** Facts with the owner's words as plain text. */
  facts: () => Facts;
  /** Facts with the owner's words as pages need them. */
  pageFacts: () => Facts;
  words: EditWords;
  /** Puts what was just saved in force in this process; others follow within a second. */
  refreshContent: () => Promise<void>;
  factPictures: FactPictures;
  /** Whether visitors get each guide with the words in force. */
  readGuideStates: () => Promise<GuideState[]>;
  checklist: OwnersChecklist;
  /** Old addresses and where they lead. */
  redirects: Redirects;
  /** The owner's pictures in place of the defaults. */
  ownPictures: OwnPictures;
  findPictureUses: FindPictureUses;
  /** The owner's mark and seal in place of the defaults. */
  ownMarks: OwnMarks;
  ownAccent: OwnAccent;
  /** Whether search engines may list the site. */
  isLive: () => boolean;
  /** Whether others can reach the site by its address. */
  isPublic: boolean;
  goLive: () => Promise<void>;
  owner: Owner;
  activity: ActivityLog;
  refusals: Refusals;
  pageTokens: PageTokens;
  backups: Backups;
  /** Placeholders that the owner must replace, by the rules of the launch check without its links to other sites. */
  readLaunchState: () => Promise<LaunchState>;
  /**
   * Notes that the owner confirms default words, or no longer does; without a field, all of a page. False if there are
   * none.
   */
  confirmWords: (words: { page: string; field: string | undefined }, isMine: boolean) => Promise<boolean>;
  integrations: Integrations;
  connections: Connections;
  desk: Desk;
  clock: () => number;
  /** Counts quiz visitors by the number of questions answered; robots and uncounted visitors are left out. */
  noteQuizStep: (headers: Headers, steps: readonly number[]) => void;
  /** Stores a quiz result with its deliveries; resolves once it is on the disk. */
  receiveQuizResult: (received: ReceivedQuiz) => Promise<StoredQuizResult>;
  /** Stores a built-in form's entry with what it causes; resolves once it is on the disk. */
  receiveLead: (received: ReceivedForm) => Promise<StoredLead>;
  bookings: Bookings;
  /** The mailbox that answers arrive in. */
  mailbox: Pick<MailboxReader, "state" | "readNow">;
  articleAdmin: ArticleAdmin;
  leadAdmin: LeadAdmin;
  letters: Letters;
  letterAdmin: LetterAdmin;
  /** Renders a page of this site anonymously; `network` is the sender's if `posted` is given. */
  renderPage: (path: string, posted?: RequestInit, network?: VisitorNetwork) => Promise<Response>;
  /** Renders a page with other facts than those in force. */
  renderWith: (facts: Facts, path: string) => Promise<Response>;
  /** Undefined if too many pictures wait, and if the visitor leaves before it is drawn; `kind` is "share" by default. */
  drawSharePicture: (words: ShareWords, left: AbortSignal, kind?: PictureKind) => Promise<Buffer | undefined>;
  drawHillPicture: (hill: HillWords, left: AbortSignal) => Promise<Buffer | undefined>;
  /**
   * When the words of a page last changed, by their file in `app/copy`. Pages are missing if the build could not tell.
   */
  pageDates: PageDates;
  /** Records an error of a page's loader, action or rendering, by its request's context. */
  noteFailure: (context: object, path: string, error: unknown) => void;
  /** The text of style sheets of the build, one after another. */
  readStyleSheets: (addresses: string[]) => StyleSheets;
};

/** `sha256` as a policy names it. */
export type StyleSheets = { text: string; sha256: string };

export const servicesContext = createContext<Services>();

/**
 * `cachedFingerprint` is the data fingerprint of the cached page. If the new data has the same one, rendering is
 * skipped; otherwise `dataFingerprint` is set to the new one.
 */
export type Revalidation = { cachedFingerprint: string | undefined; dataFingerprint?: string | undefined };

export const revalidationContext = createContext<Revalidation | undefined>(undefined);

/** Facts in place of those in force, such as for a preview of drafts. */
export const factsContext = createContext<Facts | undefined>(undefined);

/** The network of a request. Undefined for pages made for everybody, and if limits by network are off. */
export const networkContext = createContext<VisitorNetwork | undefined>(undefined);

/** `const { queries } = servicesOf(context)` in a loader or an action. */
export const servicesOf = (context: Readonly<RouterContextProvider>): Services => context.get(servicesContext);

export const networkOf = (context: Readonly<RouterContextProvider>): VisitorNetwork | undefined =>
  context.get(networkContext);
