/**
 * `npm run launch-check` lists what the owner must still replace, page by page, and exits with 1 while anything blocks
 * the launch. It uses the settings of the site to be launched.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServices } from "#app/platform/process/server/create-services.ts";
import { serverFeatures } from "#app/wiring/server/server-features.ts";
import { makeSiteDeps } from "#app/wiring/server/site-deps.ts";
import { showSampleArticles } from "#features/articles/server/sample-articles.ts";
import { launchMarks } from "#features/business/launch-marks.ts";
import { findPlaceholders, writeFindings } from "#features/business/rules/launch-report.ts";
import { checkOutsideLinks, collectLinks } from "#features/business/server/addresses/check-links.ts";
import { crawlPages } from "#features/business/server/addresses/crawl-pages.ts";
import { readPlaceholderInput, readRewritten } from "#features/business/server/launch-state.ts";
import { confirmationOf, readLaunchSteps } from "#features/business/server/queries/launch-steps.ts";
import { watchContent } from "#features/business/server/watch-content.ts";
import { launchWords } from "#features/business/words/launch/placeholders.ts";
import { findSecretsKey } from "#features/integrations/server/secrets-key.ts";
import { watchConnections } from "#features/integrations/server/watch-connections.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { isMigrated, migrate } from "#platform/engine/server/migrate.ts";
import { openSharedClock } from "#platform/engine/server/shared-clock.ts";
import { readVersion } from "#platform/process/server/build-folder.ts";
import { loadBuiltSite } from "#platform/process/server/built-site.ts";
import { makeLog } from "#platform/process/server/log.ts";
import { watchDatabase } from "#platform/process/server/watch-database.ts";
import { readSettings, SettingError, type Settings } from "#platform/settings/server/settings.ts";

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
  const { server } = createServices(
    { ...opened, settings, secretsKey, clock, networkKey: "", stopped },
    serverFeatures,
  );
  const { render } = makeSiteDeps(server, await loadBuiltSite(server));
  const pages = crawlPages((path) => render(new Request(settings.siteUrl + path)), settings.siteUrl);
  const { outside } = await collectLinks(pages, settings.siteUrl);
  const steps = await readLaunchSteps(db);
  const isRewritten = await readRewritten(db, content.facts());
  const input = {
    ...(await readPlaceholderInput({ ...server, settings }, content.facts())),
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
