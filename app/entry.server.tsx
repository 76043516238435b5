import { createHash } from "node:crypto";
import { Writable } from "node:stream";
import { serialize } from "node:v8";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { Facts } from "#facts/facts.ts";
import type { RootData } from "#facts/root-data.ts";
import { hasProof } from "#facts/shown-proof.ts";
import proofStyles from "#features/company/pages/proof/proof.css?url";
import { restylePage } from "#platform/http/server/restyle-page.ts";
import type { RouteHandle } from "#platform/http/server/route-table.ts";
import { framedByOwnPages, policyHash } from "#platform/http/server/security-headers.ts";
import { factsContext, revalidationContext, type Services, servicesOf } from "#platform/http/services.ts";
import { afterFirstPaint } from "#platform/islands/after-first-paint.ts";
import { DocumentContext } from "#platform/islands/document-context.ts";
import { speculationRules } from "#platform/islands/speculation-rules.ts";
import { runningHead } from "#platform/text/running-head.ts";

export { drawOwnerBar } from "#features/words/desk/owner-bar.tsx";
export { factsContext, networkContext, revalidationContext, servicesContext } from "#platform/http/services.ts";

/** Our cache keeps it until the content changes, a shared cache for a second, browsers must revalidate. */
const pageCaching = "public, max-age=0, s-maxage=1, stale-while-revalidate=30";

/** Changed texts may have marks; pages without these bytes have none to replace. */
const firstBytesOfMarks = Buffer.from("\ue001").subarray(0, 2);

const speculationRulesHash = policyHash(speculationRules);

/** Renders the whole document before answering: pages are cached, so streaming gains nothing. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routed: EntryContext,
  loadContext: RouterContextProvider,
) {
  const services = servicesOf(loadContext);
  const facts = loadContext.get(factsContext) ?? services.pageFacts();
  const revalidation = loadContext.get(revalidationContext);
  if (revalidation) {
    revalidation.dataFingerprint = fingerprint(status, headers, routed, services, facts);
    if (revalidation.dataFingerprint && revalidation.dataFingerprint === revalidation.cachedFingerprint)
      return new Response(null, { status: 304 });
  }
  const context = withFacts(routed, facts);
  const styles = collectStyles(context, services);
  const document = {
    styles: styles.text,
    script: context.manifest.entry.module,
    developmentStyleSheets: import.meta.env.DEV ? developmentStyleSheets(context) : [],
  };
  const { html, errors } = await renderWhole(
    <DocumentContext value={document}>
      <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} />
    </DocumentContext>,
  );
  for (const error of errors) services.noteFailure(loadContext, new URL(request.url).pathname, error);
  const worded = html.includes(firstBytesOfMarks) ? Buffer.from(services.placeMarks(html.toString())) : html;
  const { page, sha256 } = restylePage(worded, styles, services.facts().look);
  const responseStatus = errors.length > 0 ? 500 : status;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const isFramed = hasHandle(context, "framed");
  const scriptHash = policyHash(afterFirstPaint(document.script));
  const styleHashes = styles.text ? [sha256] : [];
  const { policies } = services;
  headers.set(
    "Content-Security-Policy",
    isFramed
      ? policies.widget(styleHashes, [scriptHash])
      : policies.page(styleHashes, [scriptHash, speculationRulesHash]),
  );
  if (isFramed) headers.set(...framedByOwnPages);
  if (request.method === "POST" || isFramed) headers.set("Cache-Control", "no-store");
  const isForEverybody = responseStatus < 500 && !hasHandle(context, "personal");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", isForEverybody ? pageCaching : "no-store");
  return new Response(page, { headers, status: responseStatus });
}

/** The router writes out what loaders give, for a script that no page loads: facts would take it 25 ms. */
function withFacts(context: EntryContext, facts: Facts): EntryContext {
  const { staticHandlerContext } = context;
  const { loaderData } = staticHandlerContext;
  if (!loaderData.root) return context;
  const root = { ...loaderData.root, facts } satisfies Pick<RootData, "facts">;
  return { ...context, staticHandlerContext: { ...staticHandlerContext, loaderData: { ...loaderData, root } } };
}

/** `errors` were thrown inside an error boundary, which shows its fallback instead. */
type Rendered = { html: Buffer<ArrayBuffer>; errors: unknown[] };

/** Renders to one buffer: a web stream would cost half as much again. */
const renderWhole = (document: ReactNode) =>
  new Promise<Rendered>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const errors: unknown[] = [];
    const whole = new Writable({
      write(chunk, _, next) {
        chunks.push(chunk);
        next();
      },
      final(next) {
        resolve({ html: Buffer.concat(chunks), errors });
        next();
      },
    });
    const { pipe } = renderToPipeableStream(document, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(whole),
      onShellError: reject,
      onError(error) {
        errors.push(error);
      },
    });
  });

/** React Router calls it with errors of loaders, actions and rendering; thrown responses are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  servicesOf(context as RouterContextProvider).noteFailure(context, new URL(request.url).pathname, error);
};

type Flag = "framed" | "personal" | "printed" | "showsProof";

function hasHandle({ routeModules, staticHandlerContext }: EntryContext, name: Flag): boolean {
  const handles = staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle);
  return handles.some((handle) => (handle as RouteHandle | undefined)?.[name]);
}

/** Hashes everything that the rendering depends on. It must not read the clock or anything else that changes. */
function fingerprint(
  status: number,
  headers: Headers,
  { staticHandlerContext }: EntryContext,
  { policies }: Services,
  facts: Facts,
): string | undefined {
  const { loaderData, actionData, errors } = staticHandlerContext;
  if (errors) return undefined;
  return hash([status, [...headers], loaderData, actionData, policies.page([]), hashOfFacts(facts)]);
}

const hash = (value: unknown) => createHash("sha256").update(serialize(value)).digest("base64");

/** Facts are one object until they change, so each is hashed once. */
const factsHashes = new WeakMap<Facts, string>();

function hashOfFacts(facts: Facts): string {
  const known = factsHashes.get(facts) ?? hash(facts);
  factsHashes.set(facts, known);
  return known;
}

/** The style sheets of the matched routes, inlined so that a first view waits for the document only. */
function collectStyles(context: EntryContext, services: Services) {
  const { manifest, staticHandlerContext } = context;
  const addresses = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  if (showsProof(context)) addresses.push(proofStyles);
  const sheets = services.readStyleSheets(import.meta.env.DEV ? [] : [...new Set(addresses)]);
  if (!sheets.text || !hasHandle(context, "printed")) return sheets;
  const text = sheets.text + runningHead(services.facts().brand.name);
  return { text, sha256: policyHash(text) };
}

/** Whether the page shows proof. Others do not load its styles. */
function showsProof(context: EntryContext): boolean {
  const root = context.staticHandlerContext.loaderData.root as RootData | undefined;
  return root !== undefined && hasHandle(context, "showsProof") && hasProof(root.facts.proof);
}

function developmentStyleSheets(context: EntryContext): string[] {
  const { criticalCss } = context;
  const critical = typeof criticalCss === "object" ? [criticalCss.href] : [];
  return showsProof(context) ? [...critical, proofStyles] : critical;
}
