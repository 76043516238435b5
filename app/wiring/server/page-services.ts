import { activeDocuments } from "#features/business/rules/active-documents.ts";
import { policyHash } from "#platform/http/server/security-headers.ts";
import type { Services, StyleSheets } from "#platform/http/services.ts";
import { readPageDates } from "#platform/process/server/build-folder.ts";
import { publicOf } from "#platform/process/server/public-settings.ts";
import type { Pages, Server } from "#platform/process/server/server.ts";
import { serverFeatures } from "./server-features.ts";

/** The services of loaders and actions. */
export function makePageServices(server: Server, pages: Pages): Services {
  const { settings, db, clock, facts, isLive, isPublic, pageTokens, counts } = server;
  const own = {
    get publicSettings() {
      return publicOf(settings);
    },
    activeIds: () => ({
      formIds: settings.formIds,
      calendarId: settings.calendarId,
      documentUrls: activeDocuments(settings.documentUrls, facts().hosted.documents),
    }),
    ...{ db, clock, facts, isLive, isPublic, pageTokens, counts },
    policies: pages.policies,
    renderPage: pages.renderPage,
    renderWith: pages.renderWith,
    noteFailure: (context: object, path: string, error: unknown) => pages.failures.note(context, path, error),
    pageDates: readPageDates(),
    readToday: () => readToday(server),
    readStyleSheets: keepStyleSheets(pages.readStyleSheet),
  };
  const parts = serverFeatures.map(({ services }) => services?.(server, pages));
  // Each feature adds its part: the whole is what they declare.
  return Object.assign(own, ...parts) as Services;
}

/** By feature, in the order of `app/site.ts`. */
async function readToday(server: Server) {
  const shown = serverFeatures.map(async ({ name, today }) => (today ? [[name, await today(server)] as const] : []));
  return Object.fromEntries((await Promise.all(shown)).flat());
}

function keepStyleSheets(readStyleSheet: (address: string) => string): Services["readStyleSheets"] {
  const bySet = new Map<string, StyleSheets>();
  return (addresses) => {
    const key = addresses.join(" ");
    const sheets = bySet.get(key) ?? hashed(addresses.map(readStyleSheet).join(""));
    bySet.set(key, sheets);
    return sheets;
  };
}

const hashed = (text: string): StyleSheets => ({ text, sha256: policyHash(text) });
