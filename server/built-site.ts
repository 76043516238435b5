import { RouterContextProvider, type ServerBuild } from "react-router";
import { isCounted } from "#app/rules/counted-request.ts";
import { makeArticleDesk } from "./article-desk.ts";
import { keepListing } from "./articles/listing.ts";
import { readRendering } from "./articles/read-rendering.ts";
import type { RenderingGround } from "./articles/rendering-version.ts";
import { writeMarkdown } from "./articles/write-markdown.ts";
import { makeBackups } from "./backup/backups.ts";
import type { Bookings } from "./bookings/bookings.ts";
import { makeDesk } from "./desk.ts";
import type { Edges, edgesContext, makingContext, networkContext, StyleSheets } from "./edges.ts";
import { Failures } from "./http/failures.ts";
import { Limits } from "./http/limits.ts";
import { PageCache } from "./http/page-cache.ts";
import { makePageHandlers } from "./http/page-handlers.ts";
import { readRouteBook } from "./http/route-book.ts";
import { makeCommonHeaders, makePolicies, policyHash } from "./http/security-headers.ts";
import type { RenderMore, SiteParts } from "./http/site-handler.ts";
import { addKeyFile, loadStaticFiles } from "./http/static-files.ts";
import type { VisitCounter } from "./http/visit-counter.ts";
import type { Logger } from "./log.ts";
import { senderOf } from "./outgoing/mail/sender-of.ts";
import { makeOwner } from "./owner.ts";
import { readPageDates } from "./page-dates.ts";
import { makeParties } from "./parties/parties.ts";
import { receiveLead } from "./receive-lead.ts";
import { receiveQuizResult } from "./receive-quiz-result.ts";
import type { Settings } from "./settings.ts";
import * as articleShelf from "./tables/article-shelf.ts";
import * as articles from "./tables/articles.ts";
import * as deliveries from "./tables/deliveries.ts";
import * as facts from "./tables/facts.ts";
import * as feedHealth from "./tables/feed-health.ts";
import * as leadFile from "./tables/lead-file.ts";
import * as leadList from "./tables/lead-list.ts";
import * as mailLimits from "./tables/mail-limits.ts";
import * as media from "./tables/media.ts";
import { isMigrated } from "./tables/migrate.ts";
import * as person from "./tables/person.ts";
import * as quizResultList from "./tables/quiz-result-list.ts";
import * as quizResults from "./tables/quiz-results.ts";
import type { Db } from "./tables/schema.ts";
import * as setAside from "./tables/set-aside.ts";
import * as visitCounts from "./tables/visit-counts.ts";
import type { Content } from "./tables/watch-content.ts";

const buildFolder = new URL("../build/", import.meta.url);
const clientFolder = new URL("client/", buildFolder).pathname;

export type Ground = {
  settings: Settings;
  /** Under it visitors' networks are hashed. */
  networkKey: string;
  db: Db;
  clock: () => number;
  log: Logger;
  content: Content;
  rendering: RenderingGround;
  visits: VisitCounter;
  nudgeFeed: () => void;
  readFeed: () => Promise<void>;
  nudgeDeliveries: () => void;
  bookings: Bookings;
};

type Contexts = {
  edgesContext: typeof edgesContext;
  makingContext: typeof makingContext;
  networkContext: typeof networkContext;
};

export type Build = ServerBuild & { entry: { module: Contexts } };

/** The built pages with everything they may ask for, ready to answer. */
export async function loadBuiltSite(ground: Ground): Promise<SiteParts> {
  const build: Build = await import("#pages");
  const { settings, log } = ground;
  const policies = makePolicies(settings);
  const commonHeaders = makeCommonHeaders(settings);
  const files = loadStaticFiles({
    folder: clientFolder,
    siteUrl: settings.siteUrl,
    common: commonHeaders,
    policy: policies.nothing,
  });
  const routes = readRouteBook(build.routes);
  const handlerFor = makePageHandlers(build, routes);
  const failures = new Failures(log);
  // All at the start: an upgrade may take the files away from under a running site.
  const readStyleSheet = (address: string) => `${files.get(address)?.identity}`;
  const edges = makeEdges({ ...ground, failures, readStyleSheet }, policies, render);
  async function render(request: Request, more?: RenderMore) {
    const context = makeContext(build, edges, more);
    const handle = handlerFor(new URL(request.url).pathname);
    return failures.tell(context, request, await handle(request, context));
  }
  return {
    settings,
    log,
    clock: ground.clock,
    limits: new Limits(),
    networkKey: ground.networkKey,
    owner: edges.owner,
    nudgeFeed: ground.nudgeFeed,
    visits: ground.visits,
    commonHeaders,
    plainPolicy: policies.nothing,
    files: addKeyFile(files, settings.indexNowKey, commonHeaders, policies.nothing),
    pages: new PageCache(ground.content.version),
    routes,
    render,
  };
}

export function makeContext({ entry }: Build, edges: Edges, { making, network }: RenderMore = {}) {
  const context = new RouterContextProvider();
  context.set(entry.module.edgesContext, edges);
  context.set(entry.module.makingContext, making);
  context.set(entry.module.networkContext, network);
  return context;
}

type Render = (request: Request, more?: RenderMore) => Promise<Response>;

type EdgesGround = Ground & { failures: Failures; readStyleSheet: (address: string) => string };

export function makeEdges(ground: EdgesGround, policies: Edges["policies"], render: Render): Edges {
  const { settings, db, clock, content, readStyleSheet } = ground;
  const styleSheets = new Map<string, StyleSheets>();
  const renderPage: Edges["renderPage"] = (path, posted, network) =>
    render(new Request(settings.siteUrl + path, posted), { network });
  const statusOf = async (path: string) => (await renderPage(path)).status;
  return {
    settings,
    policies,
    db,
    tables: {
      articles,
      articleShelf,
      deliveries,
      facts,
      feedHealth,
      leadFile,
      leadList,
      mailLimits,
      media,
      person,
      quizResults,
      quizResultList,
      setAside,
      visitCounts,
    },
    readListing: keepListing(db, content),
    readRendering: (article) => readRendering(db, article, ground.rendering),
    writeMarkdown,
    facts: content.facts,
    owner: makeOwner(db, clock),
    backups: makeBackups(db, settings, clock),
    parties: makeParties({
      db,
      settings,
      facts: content.facts,
      clock,
      sender: () => senderOf(settings, content.facts()),
      statusOf,
    }),
    desk: makeDesk({ ...ground, facts: content.facts }),
    noteQuizStep(headers, steps) {
      if (isCounted(Object.fromEntries(headers))) for (const step of steps) ground.visits.add("quiz", String(step));
    },
    clock,
    async receiveQuizResult(received) {
      const stored = await receiveQuizResult(received, { db, settings, facts: content.facts(), nowMs: clock() });
      ground.nudgeDeliveries();
      return stored;
    },
    async receiveLead(received) {
      const kept = await receiveLead(received, { db, settings, facts: content.facts(), nowMs: clock() });
      ground.nudgeDeliveries();
      return kept;
    },
    bookings: ground.bookings,
    articleDesk: makeArticleDesk(ground),
    isReady: () => isMigrated(db).catch(() => false),
    renderPage,
    async drawSharePicture(words) {
      // Its library takes a while to load: a start need not wait for it.
      const { drawSharePicture } = await import("./documents/share-picture.ts");
      return drawSharePicture(words);
    },
    noteFailure: (context, path, error) => ground.failures.note(context, path, error),
    pageDates: readPageDates(buildFolder),
    readStyleSheets(addresses) {
      const key = addresses.join(" ");
      const sheets = styleSheets.get(key) ?? hashed(addresses.map(readStyleSheet).join(""));
      styleSheets.set(key, sheets);
      return sheets;
    },
  };
}

const hashed = (text: string): StyleSheets => ({ text, sha256: policyHash(text) });
