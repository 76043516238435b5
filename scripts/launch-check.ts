/**
 * Says what is still ours rather than the owner's, page by page, and ends with 1 while anything of it must not go live:
 * `npm run launch-check`, with the settings of the site that is to open.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchMarks } from "#app/copy/launch-marks.ts";
import { factStandIns, launchWords, settingStandIns } from "#app/copy/launch-stand-ins.ts";
import { bookingPaths } from "#app/paths.ts";
import { judgeLink } from "#app/rules/judge-link.ts";
import { findStandIns, writeFindings } from "#app/rules/launch-report.ts";
import { readRenderingGround } from "#server/articles/rendering-version.ts";
import { makeBookings } from "#server/bookings/bookings.ts";
import { loadBuiltSite } from "#server/built-site.ts";
import { takeTurns } from "#server/documents/take-turns.ts";
import { VisitCounter } from "#server/http/visit-counter.ts";
import { makeLog } from "#server/log.ts";
import { sendOut } from "#server/outgoing/http.ts";
import { showSampleArticles } from "#server/sample-articles.ts";
import { readSettings, SettingError, type Settings } from "#server/settings.ts";
import { countSampleArticles } from "#server/tables/articles.ts";
import { openDatabase } from "#server/tables/database.ts";
import { isMigrated, migrate } from "#server/tables/migrate.ts";
import { watchContent } from "#server/tables/watch-content.ts";
import { type CrawledPage, crawlSite, readTarget } from "./crawl-site.ts";

const linkTimeoutMs = 10_000;
const linkBytes = 64 * 1024;
const linksAtOnce = 4;

/** The site's own database where there is one; an empty one in its place says the same of a site that never ran. */
async function openContent(settings: Settings) {
  const isThere = settings.databaseUrl !== undefined || existsSync(join(settings.dataDir, "site.sqlite"));
  const dataDir = isThere ? settings.dataDir : mkdtempSync(join(tmpdir(), "launch-check-"));
  const { db, engine } = await openDatabase({ ...settings, dataDir });
  if (!isThere) {
    process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
    await migrate(db, engine, Date.now());
    await showSampleArticles(db, settings, Date.now());
  } else if (!(await isMigrated(db).catch(() => false))) {
    throw new SettingError("DATA_DIR", "the database is of another version", "start the site once, then check again");
  }
  return db;
}

async function checkLinks(pages: Iterable<CrawledPage>, siteUrl: string) {
  const places = new Map<string, Set<string>>();
  for (const { path, links } of pages) {
    for (const link of links) {
      const target = readTarget(link, path, siteUrl);
      if (target.kind === "outside") places.set(target.url, (places.get(target.url) ?? new Set()).add(path));
    }
  }
  const inTurn = takeTurns(linksAtOnce);
  const limits = { timeoutMs: linkTimeoutMs, maxBytes: linkBytes, statusAlone: true };
  return Promise.all(
    [...places].map(async ([url, from]) => {
      const answer = await inTurn(() => sendOut({ ...limits, url, mayRedirectTo: () => true }));
      return { url, pages: [...from].slice(0, 3), verdict: judgeLink(answer) };
    }),
  );
}

async function check(): Promise<boolean> {
  const settings = readSettings(process.env);
  const log = makeLog("error");
  const db = await openContent(settings);
  const content = await watchContent(db, log);
  const rendering = readRenderingGround(settings.siteUrl);
  const quiet = () => {};
  const visits = new VisitCounter({ clock: Date.now, dayOf: () => "", trustedProxies: 0 });
  const nothingRuns = { nudgeFeed: quiet, readFeed: async () => {}, nudgeDeliveries: quiet };
  const common = { settings, db, clock: Date.now, ...nothingRuns };
  const bookings = makeBookings({ ...common, facts: content.facts, paths: bookingPaths });
  const ground = { ...common, networkKey: "", log, content, rendering, visits, bookings };
  const { render } = await loadBuiltSite(ground);
  const pages = await crawlSite((path) => render(new Request(settings.siteUrl + path)), settings.siteUrl);
  const state = {
    marks: launchMarks,
    facts: content.facts(),
    factStandIns,
    env: process.env,
    settingStandIns,
    siteUrl: settings.siteUrl,
    sampleArticles: await countSampleArticles(db),
    links: await checkLinks(pages.values(), settings.siteUrl),
  };
  await db.destroy();
  return report(findStandIns(state, launchWords));
}

function report(findings: ReturnType<typeof findStandIns>): boolean {
  const { blocked = [], open = [] } = Object.groupBy(findings, ({ isBlocking }) => (isBlocking ? "blocked" : "open"));
  const parts = [
    ...(blocked.length > 0
      ? [`# ${launchWords.blocked}\n\n${writeFindings(blocked)}\n\n${launchWords.wordsHint}`]
      : []),
    ...(open.length > 0 ? [`# ${launchWords.open}\n\n${writeFindings(open)}`] : []),
    blocked.length > 0 ? launchWords.left(blocked.length) : launchWords.ready,
  ];
  process.stdout.write(`${parts.join("\n\n")}\n`);
  return blocked.length === 0;
}

try {
  process.exit((await check()) ? 0 : 1);
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
