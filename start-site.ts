import "#server/run/run-mode.ts";
import cluster from "node:cluster";
import type { Bookings } from "#server/bookings/bookings.ts";
import { keepTickShape } from "#server/http/keep-tick-shape.ts";
import { listen } from "#server/http/listen.ts";
import { writeSiteAddress } from "#server/owner/owner-link.ts";
import type { Refusals } from "#server/owner/refusals.ts";
import { announce, onStopSignal } from "#server/run/announce.ts";
import { loadBuiltSite } from "#server/run/built-site.ts";
import { makeLog } from "#server/run/log.ts";
import { openSite } from "#server/run/open-site.ts";
import { type Ready, serveInProcesses, stopProcesses } from "#server/run/processes.ts";
import { readSettings, SettingError, type Settings } from "#server/settings.ts";
import type { Db } from "#server/tables/schema.ts";

export type StartedSite = Ready & { db: Db; bookings: Bookings; refusals: Refusals; stop: () => Promise<void> };

/** Starts the whole site: settings, database, server, jobs. Throws a {@link SettingError} if one cannot be used. */
export async function startSite(settings: Settings, machineClock?: () => number): Promise<StartedSite> {
  const { services, ownerKeyFile, offerOwnerLink, respond, run } = await openSite(
    settings,
    machineClock,
    loadBuiltSite,
  );
  const { address, stop } = await listen(respond, settings);
  writeSiteAddress(settings, address);
  const end = run();
  return {
    address,
    ownerKeyFile,
    ownerLink: await offerOwnerLink(address),
    db: services.db,
    bookings: services.bookings,
    refusals: services.refusals,
    stop: () => end(stop()),
  };
}

/** This process serves, or looks after those that do; what cannot be used ends it with a line that says so. */
export async function runSite() {
  process.umask(0o077);
  keepTickShape();
  try {
    await serve();
  } catch (error) {
    const text = error instanceof SettingError ? error.message : error instanceof Error ? error.stack : error;
    process.stderr.write(`${text}\n`);
    process.exit(1);
  }
}

async function serve() {
  const settings = readSettings(process.env);
  if (settings.webConcurrency > 1 && cluster.isPrimary) {
    const ready = await serveInProcesses(settings.webConcurrency, makeLog(settings.logLevel));
    return announce(ready, stopProcesses);
  }
  const site = await startSite(settings);
  if (cluster.isWorker) {
    onStopSignal(site.stop);
    const { address, ownerKeyFile, ownerLink } = site;
    process.send?.({ address, ownerKeyFile, ownerLink } satisfies Ready);
  } else announce(site, site.stop);
}
