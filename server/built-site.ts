import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nanoid } from "nanoid";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { readRendering } from "./articles/read-rendering.ts";
import type { RenderingGround } from "./articles/rendering-version.ts";
import type { Bookings } from "./bookings/bookings.ts";
import type { Edges, edgesContext } from "./edges.ts";
import { Limits } from "./http/limits.ts";
import { PageCache } from "./http/page-cache.ts";
import { readRouteBook } from "./http/route-book.ts";
import { makeCommonHeaders, makePolicies } from "./http/security-headers.ts";
import type { SiteParts } from "./http/site-handler.ts";
import { addKeyFile, loadStaticFiles } from "./http/static-files.ts";
import type { Logger } from "./log.ts";
import { configured } from "./outgoing/webhooks/destinations.ts";
import { readPageDates } from "./page-dates.ts";
import { receiveLead } from "./receive-lead.ts";
import type { Settings } from "./settings.ts";
import * as articles from "./tables/articles.ts";
import * as facts from "./tables/facts.ts";
import * as feedHealth from "./tables/feed-health.ts";
import * as media from "./tables/media.ts";
import { isMigrated } from "./tables/migrate.ts";
import { storeQuizResult } from "./tables/quiz-results.ts";
import * as relatedArticles from "./tables/related-articles.ts";
import type { Db } from "./tables/schema.ts";
import type { Content } from "./tables/watch-content.ts";

const buildFolder = new URL("../build/", import.meta.url);
const clientFolder = new URL("client/", buildFolder).pathname;

export type Ground = {
  settings: Settings;
  db: Db;
  clock: () => number;
  log: Logger;
  content: Content;
  rendering: RenderingGround;
  nudgeFeed: () => void;
  nudgeDeliveries: () => void;
  bookings: Bookings;
};

export type Build = ServerBuild & { entry: { module: { edgesContext: typeof edgesContext } } };

/** The built pages with everything they may ask for, ready to answer. */
export async function loadBuiltSite(ground: Ground): Promise<SiteParts> {
  const build: Build = await import(new URL("server/index.js", buildFolder).href);
  const { settings, log } = ground;
  const policies = makePolicies(settings);
  const commonHeaders = makeCommonHeaders(settings);
  const files = loadStaticFiles(clientFolder, commonHeaders, policies.nothing);
  const handle = createRequestHandler(build, "production");
  const edges = makeEdges(ground, policies, render);
  function render(request: Request) {
    return handle(request, makeContext(build, edges));
  }
  return {
    settings,
    log,
    clock: ground.clock,
    limits: new Limits(),
    nudgeFeed: ground.nudgeFeed,
    commonHeaders,
    plainPolicy: policies.nothing,
    files: addKeyFile(files, settings.indexNowKey, commonHeaders, policies.nothing),
    pages: new PageCache(ground.content.version),
    routes: readRouteBook(build.routes),
    render,
  };
}

export const makeContext = (build: Build, edges: Edges) =>
  new RouterContextProvider(new Map([[build.entry.module.edgesContext, edges]]));

type Render = (request: Request) => Promise<Response>;

export function makeEdges(ground: Ground, policies: Edges["policies"], render: Render): Edges {
  const { settings, db, clock, content } = ground;
  const styleSheets = new Map<string, string>();
  return {
    settings,
    policies,
    db,
    tables: { articles, facts, feedHealth, media, relatedArticles },
    readRendering: (article) => readRendering(db, article, ground.rendering),
    facts: content.facts,
    clock,
    async receiveQuizResult(payload, idempotencyKey) {
      const destinations = configured(["quiz-crm", "quiz-workflow"], settings);
      const stored = await storeQuizResult(db, {
        payload,
        idempotencyKey,
        destinations,
        nowMs: clock(),
        makeId: nanoid,
      });
      ground.nudgeDeliveries();
      return stored;
    },
    async receiveLead(received) {
      await receiveLead(received, { db, settings, facts: content.facts(), nowMs: clock() });
      ground.nudgeDeliveries();
    },
    bookings: ground.bookings,
    isReady: () => isMigrated(db).catch(() => false),
    renderPage: (path, posted) => render(new Request(settings.siteUrl + path, posted)),
    async drawSharePicture(words) {
      // Its library takes a while to load: a start need not wait for it.
      const { drawSharePicture } = await import("./documents/share-picture.ts");
      return drawSharePicture(words);
    },
    pageDates: readPageDates(buildFolder),
    readStyleSheet(address) {
      const text = styleSheets.get(address) ?? readFileSync(join(clientFolder, address), "utf8");
      styleSheets.set(address, text);
      return text;
    },
  };
}
