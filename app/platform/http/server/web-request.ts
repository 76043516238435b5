import type { IncomingMessage, ServerResponse } from "node:http";
import { ReadableStream } from "node:stream/web";
import type { Settings } from "#platform/settings/server/settings.ts";

/** The origin a visitor sees: SITE_URL, else the requested host with the scheme that a trusted proxy reports. */
export function visibleOrigin(request: IncomingMessage, settings: Settings): string {
  const { host } = request.headers;
  if (settings.isSiteUrlSet || host === undefined) return settings.siteUrl;
  const origin = `${visibleScheme(request, settings.trustedProxies)}://${host}`;
  return URL.canParse(origin) ? new URL(origin).origin : settings.siteUrl;
}

/** Each proxy may have added its own scheme; the outermost trusted one saw the visitor's. */
function visibleScheme(request: IncomingMessage, trustedProxies: number): "https" | "http" {
  if (trustedProxies === 0) return "http";
  const schemes = String(request.headers["x-forwarded-proto"]).split(",");
  return (schemes.at(-trustedProxies) ?? schemes[0])?.trim() === "https" ? "https" : "http";
}

/** Node's request as a web Request; its body is already read. */
export function makeWebRequest(
  request: IncomingMessage,
  url: string,
  chunks: Buffer[] | undefined,
  signal: AbortSignal,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  return new Request(url, { method: request.method, headers, ...bodyOf(chunks), signal });
}

/** A long body is passed on in its pieces: joining and copying it would block the event loop. */
function bodyOf(chunks: Buffer[] = []): { body?: BodyInit; duplex?: "half" } {
  return chunks.length > 1
    ? { body: ReadableStream.from(chunks) as BodyInit, duplex: "half" }
    : { body: chunks[0] as BodyInit | undefined };
}

/** Aborts when the visitor leaves before the answer is finished. */
export function abortedWith(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
