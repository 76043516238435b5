import "#platform/process/server/run-mode.ts";
import cluster from "node:cluster";
import { openSite } from "#app/wiring/server/open-site.ts";
import type { Bookings } from "#features/bookings/server/bookings.ts";
import { writeSiteAddress } from "#features/owner/server/owner-link.ts";
import type { Refusals } from "#features/owner/server/refusals.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { keepTickShape } from "#platform/http/server/keep-tick-shape.ts";
import { listen } from "#platform/http/server/listen.ts";
import { sendNothing } from "#platform/outgoing/server/staging.ts";
import { announce, onStopSignal } from "#platform/process/server/announce.ts";
import { loadBuiltSite } from "#platform/process/server/built-site.ts";
import { makeLog } from "#platform/process/server/log.ts";
import { type Ready, serveInProcesses, stopProcesses } from "#platform/process/server/processes.ts";
import { readSettings, SettingError, type Settings } from "#platform/settings/server/settings.ts";

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
  if (settings.sendsNothing) sendNothing();
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
