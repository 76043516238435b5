import type { IncomingMessage, ServerResponse } from "node:http";
import type { Settings } from "../settings.ts";

/** The origin a visitor sees: the one that is set, else what was asked for, with the scheme a trusted proxy reports. */
export function visibleOrigin(request: IncomingMessage, settings: Settings): string {
  if (settings.isSiteUrlSet) return settings.siteUrl;
  const forwarded = settings.trustedProxies > 0 && request.headers["x-forwarded-proto"] === "https";
  const origin = `${forwarded ? "https" : "http"}://${request.headers.host}`;
  return URL.canParse(origin) ? new URL(origin).origin : settings.siteUrl;
}

/** Node's request as the web's, its body already read. */
export function makeWebRequest(
  request: IncomingMessage,
  url: string,
  body: Buffer | undefined,
  signal: AbortSignal,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  return new Request(url, { method: request.method, headers, body: body as BodyInit | undefined, signal });
}

/** Ends when the visitor leaves before the answer is finished. */
export function abortedWith(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
