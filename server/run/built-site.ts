import { RouterContextProvider, type ServerBuild } from "react-router";
import { isCounted } from "#app/rules/visits/counted-request.ts";
import { makeArticleAdmin } from "#server/articles/article-admin.ts";
import { keepListing } from "#server/articles/listing.ts";
import { readRendering } from "#server/articles/read-rendering.ts";
import type { RenderingVersion } from "#server/articles/rendering-version.ts";
import { writeMarkdown } from "#server/articles/write-markdown.ts";
import { makeBackups } from "#server/backup/backups.ts";
import type { Bookings } from "#server/bookings/bookings.ts";
import { Failures } from "#server/http/failures.ts";
import { PageCache } from "#server/http/page-cache.ts";
import { readPageDates } from "#server/http/page-dates.ts";
import { makePageHandlers } from "#server/http/page-handlers.ts";
import { RateLimiter } from "#server/http/rate-limiter.ts";
import { readRouteBook } from "#server/http/route-book.ts";
import { makeCommonHeaders, makePolicies, policyHash } from "#server/http/security-headers.ts";
import type { RenderMore, SiteParts } from "#server/http/site-handler.ts";
import { addKeyFile, loadStaticFiles } from "#server/http/static-files.ts";
import { makeIntegrations } from "#server/integrations/integrations.ts";
import { receiveLead } from "#server/leads/receive-lead.ts";
import { senderOf } from "#server/outgoing/mail/sender-of.ts";
import { makeDesk } from "#server/owner/desk.ts";
import { makeOwner } from "#server/owner/owner.ts";
import { receiveQuizResult } from "#server/quiz/receive-quiz-result.ts";
import type { networkContext, revalidationContext, Services, StyleSheets, servicesContext } from "#server/services.ts";
import type { Settings } from "#server/settings.ts";
import * as articleAdmin from "#server/tables/articles/article-admin.ts";
import * as articles from "#server/tables/articles/articles.ts";
import type { Content } from "#server/tables/articles/watch-content.ts";
import * as facts from "#server/tables/business/facts.ts";
import { isMigrated } from "#server/tables/engine/migrate.ts";
import * as feedHealth from "#server/tables/feed/feed-health.ts";
import * as leadFile from "#server/tables/leads/lead-file.ts";
import * as leadList from "#server/tables/leads/lead-list.ts";
import * as person from "#server/tables/leads/person.ts";
import * as spam from "#server/tables/leads/spam.ts";
import * as mailLimits from "#server/tables/mail/mail-limits.ts";
import * as deliveries from "#server/tables/outbox/deliveries.ts";
import * as media from "#server/tables/pictures/media.ts";
import * as quizResultList from "#server/tables/quiz/quiz-result-list.ts";
import * as quizResults from "#server/tables/quiz/quiz-results.ts";
import type { Db } from "#server/tables/schema.ts";
import * as visitCounts from "#server/tables/visits/visit-counts.ts";
import type { VisitCounter } from "#server/visits/visit-counter.ts";
import type { Logger } from "./log.ts";

const buildFolder = new URL("../../build/", import.meta.url);
const clientFolder = new URL("client/", buildFolder).pathname;

export type Deps = {
  settings: Settings;
  /** Under it visitors' networks are hashed. */
  networkKey: string;
  db: Db;
  clock: () => number;
  log: Logger;
  content: Content;
  rendering: RenderingVersion;
  visits: VisitCounter;
  requestFeedRead: () => void;
  readFeed: () => Promise<void>;
  wakeDeliveries: () => void;
  bookings: Bookings;
};

type Contexts = {
  servicesContext: typeof servicesContext;
  revalidationContext: typeof revalidationContext;
  networkContext: typeof networkContext;
};

export type Build = ServerBuild & { entry: { module: Contexts } };

/** The built pages with everything they may ask for, ready to answer. */
export async function loadBuiltSite(deps: Deps): Promise<SiteParts> {
  const build: Build = await import("#pages");
  const { settings, log } = deps;
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
  const services = createServices({ ...deps, failures, readStyleSheet }, policies, render);
  async function render(request: Request, more?: RenderMore) {
    const context = makeContext(build, services, more);
    const handle = handlerFor(new URL(request.url).pathname);
    return failures.tell(context, request, await handle(request, context));
  }
  return {
    settings,
    log,
    clock: deps.clock,
    rateLimiter: new RateLimiter(),
    networkKey: deps.networkKey,
    owner: services.owner,
    requestFeedRead: deps.requestFeedRead,
    visits: deps.visits,
    commonHeaders,
    plainPolicy: policies.nothing,
    files: addKeyFile(files, settings.indexNowKey, commonHeaders, policies.nothing),
    pages: new PageCache(deps.content.version),
    routes,
    render,
  };
}

export function makeContext({ entry }: Build, services: Services, { revalidation, network }: RenderMore = {}) {
  const context = new RouterContextProvider();
  context.set(entry.module.servicesContext, services);
  context.set(entry.module.revalidationContext, revalidation);
  context.set(entry.module.networkContext, network);
  return context;
}

type Render = (request: Request, more?: RenderMore) => Promise<Response>;

type ServicesDeps = Deps & { failures: Failures; readStyleSheet: (address: string) => string };

export function createServices(deps: ServicesDeps, policies: Services["policies"], render: Render): Services {
  const { settings, db, clock, content, readStyleSheet } = deps;
  const styleSheets = new Map<string, StyleSheets>();
  const renderPage: Services["renderPage"] = (path, posted, network) =>
    render(new Request(settings.siteUrl + path, posted), { network });
  const statusOf = async (path: string) => (await renderPage(path)).status;
  return {
    settings,
    policies,
    db,
    tables: {
      articles,
      articleAdmin,
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
      spam,
      visitCounts,
    },
    readListing: keepListing(db, content),
    readRendering: (article) => readRendering(db, article, deps.rendering),
    writeMarkdown,
    facts: content.facts,
    owner: makeOwner(db, clock),
    backups: makeBackups(db, settings, clock),
    integrations: makeIntegrations({
      db,
      settings,
      facts: content.facts,
      clock,
      sender: () => senderOf(settings, content.facts()),
      statusOf,
    }),
    desk: makeDesk({ ...deps, facts: content.facts }),
    noteQuizStep(headers, steps) {
      if (isCounted(Object.fromEntries(headers))) for (const step of steps) deps.visits.add("quiz", String(step));
    },
    clock,
    async receiveQuizResult(received) {
      const stored = await receiveQuizResult(received, { db, settings, facts: content.facts(), nowMs: clock() });
      deps.wakeDeliveries();
      return stored;
    },
    async receiveLead(received) {
      const kept = await receiveLead(received, { db, settings, facts: content.facts(), nowMs: clock() });
      deps.wakeDeliveries();
      return kept;
    },
    bookings: deps.bookings,
    articleAdmin: makeArticleAdmin(deps),
    isReady: () => isMigrated(db).catch(() => false),
    renderPage,
    async drawSharePicture(words) {
      // Its library takes a while to load: a start need not wait for it.
      const { drawSharePicture } = await import("#server/documents/share-picture.ts");
      return drawSharePicture(words);
    },
    noteFailure: (context, path, error) => deps.failures.note(context, path, error),
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
