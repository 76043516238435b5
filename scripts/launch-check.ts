/**
 * `npm run launch-check` lists what the owner must still replace, page by page, and exits with 1 while anything blocks
 * the launch. It uses the settings of the site to be launched.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchMarks } from "#app/copy/launch/launch-marks.ts";
import { launchWords } from "#app/copy/launch/placeholders.ts";
import { findPlaceholders, writeFindings } from "#app/rules/business/launch-report.ts";
import { showSampleArticles } from "#server/articles/sample-articles.ts";
import { checkOutsideLinks, collectLinks } from "#server/business/addresses/check-links.ts";
import { crawlPages } from "#server/business/addresses/crawl-pages.ts";
import { readPlaceholderInput, readRewritten } from "#server/business/launch-state.ts";
import { findSecretsKey } from "#server/integrations/secrets-key.ts";
import { readVersion } from "#server/run/build-folder.ts";
import { loadBuiltSite } from "#server/run/built-site.ts";
import { createServices } from "#server/run/create-services.ts";
import { makeLog } from "#server/run/log.ts";
import { watchConnections } from "#server/run/watch-connections.ts";
import { watchDatabase } from "#server/run/watch-database.ts";
import { readSettings, SettingError, type Settings } from "#server/settings.ts";
import { watchContent } from "#server/tables/articles/watch-content.ts";
import { confirmationOf, readLaunchSteps } from "#server/tables/business/launch-steps.ts";
import { openDatabase } from "#server/tables/engine/database.ts";
import { isMigrated, migrate } from "#server/tables/engine/migrate.ts";
import { openSharedClock } from "#server/tables/engine/shared-clock.ts";

/** The site's own database if there is one, else an empty one, which means a site that never ran. */
async function openContent(settings: Settings) {
  const isThere = settings.databaseUrl !== undefined || existsSync(join(settings.dataDir, "site.sqlite"));
  const dataDir = isThere ? settings.dataDir : mkdtempSync(join(tmpdir(), "launch-check-"));
  const { db, engine, writes } = await openDatabase({ ...settings, dataDir });
  if (!isThere) {
    process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
    await migrate(db, engine, Date.now());
    await showSampleArticles(db, settings, Date.now());
  } else if (!(await isMigrated(db).catch(() => false))) {
    throw new SettingError("DATA_DIR", "the database is of another version", "start the site once, then check again");
  }
  return { db, writes };
}

async function check(): Promise<boolean> {
  const start = readSettings(process.env);
  const log = makeLog("error");
  const { db, writes } = await openContent(start);
  const secretsKey = findSecretsKey(start);
  const { settings, read } = watchConnections(start, { db, log, secretsKey });
  const content = await watchContent(db, log, read);
  const stopped = new AbortController().signal;
  const sharedClock = await openSharedClock(db);
  const clock = sharedClock.now;
  const database = watchDatabase({ db, writes, sharedClock, log });
  const opened = { db, log, content, database, version: readVersion() };
  const services = createServices({ ...opened, settings, secretsKey, clock, networkKey: "", stopped });
  const { render } = await loadBuiltSite(services);
  const pages = crawlPages((path) => render(new Request(settings.siteUrl + path)), settings.siteUrl);
  const { outside } = await collectLinks(pages, settings.siteUrl);
  const steps = await readLaunchSteps(db);
  const isRewritten = await readRewritten(db, content.facts());
  const input = {
    ...(await readPlaceholderInput(db, settings, content.facts())),
    marks: launchMarks.filter((mark) => !steps.has(confirmationOf(mark)) && !isRewritten(mark)),
    links: await checkOutsideLinks(outside),
  };
  await db.destroy();
  return report(findPlaceholders(input, launchWords));
}

function report(findings: ReturnType<typeof findPlaceholders>): boolean {
  const { blocked = [], open = [] } = Object.groupBy(findings, ({ isBlocking }) => (isBlocking ? "blocked" : "open"));
  const parts = [
    ...(blocked.length > 0
      ? [`# ${launchWords.blocked}\n\n${writeFindings(blocked)}\n\n${launchWords.wordsHint}`]
      : []),
    ...(open.length > 0 ? [`# ${launchWords.open}\n\n${writeFindings(open)}`] : []),
    launchWords.proxyLog,
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
