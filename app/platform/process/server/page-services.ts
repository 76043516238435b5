import { activeDocuments } from "#facts/active-documents.ts";
import type { PrintedChange } from "#platform/http/feature.ts";
import { policyHash } from "#platform/http/server/security-headers.ts";
import type { Place, Posted, Services, StyleSheets } from "#platform/http/services.ts";
import { readPageDates } from "./build-folder.ts";
import { publicOf } from "./public-settings.ts";
import type { Pages, Server } from "./server.ts";

/** The services of loaders and actions. */
export function makePageServices(server: Server, pages: Pages): Services {
  const { settings, db, clock, facts, isLive, isPublic, pageTokens, counts, features } = server;
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
    warnOfChange: (change: PrintedChange) => warnOfChange(server, change),
    show: (place: Place, request: Request) => show(server, place, request, services),
    receive: (place: Place, posted: Posted) => receive(server, place, posted, services),
    readStyleSheets: keepStyleSheets(pages.readStyleSheet),
  };
  const parts = features.map(({ services }) => services?.(server, pages));
  // Each feature adds its part: the whole is what they declare.
  const services = Object.assign(own, ...parts) as Services;
  return services;
}

/** By the name of the feature. */
async function show({ features }: Server, place: Place, request: Request, services: Services) {
  const shown: Record<string, unknown> = {};
  for (const { name, shows } of features) {
    const read = shows?.[place];
    if (read) shown[name] = await read(services, request);
  }
  return shown;
}

async function warnOfChange({ db, features }: Server, change: PrintedChange) {
  for (const { warn } of features) {
    const warning = await warn?.(db, change);
    if (warning) return warning;
  }
  return undefined;
}

async function receive({ features }: Server, place: Place, posted: Posted, services: Services): Promise<unknown> {
  const answer = features.flatMap(({ receives }) => receives?.[place] ?? [])[0];
  if (!answer) throw new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
  return answer(services, posted);
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
