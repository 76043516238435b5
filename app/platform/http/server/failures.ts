import { isStorageTrouble } from "#platform/engine/server/storage-trouble.ts";
import type { Logger } from "#platform/process/server/log.ts";
import { canonicalPath } from "./canonical-path.ts";
import { isForPrograms } from "./respond.ts";

const retryAfterSeconds = "5";
const line = "This cannot be kept or looked up at the moment. Please try again in a minute.";

/** Failures of requests, by their context. */
export class Failures {
  readonly #log: Logger;
  readonly #byContext = new WeakMap<object, unknown>();

  constructor(log: Logger) {
    this.#log = log;
  }

  note(context: object, pathname: string, error: unknown) {
    this.#byContext.set(context, error);
    const path = loggablePath(pathname);
    if (isStorageTrouble(error)) this.#log.warn({ path, reason: (error as Error).message }, "database not usable");
    else this.#log.error({ err: error, path }, "page failed");
  }

  /** Returns the response unchanged, or a 503 with Retry-After if the database failed. */
  tell(context: object, request: Request, response: Response): Response {
    const isOurs = response.status >= 500 && isStorageTrouble(this.#byContext.get(context));
    return isOurs ? unavailable(request, response) : response;
  }
}

function unavailable(request: Request, response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "no-store");
  headers.set("Retry-After", retryAfterSeconds);
  if (headers.get("Content-Type")?.startsWith("text/html"))
    return new Response(response.body, { status: 503, headers });
  const isJson = isForPrograms(new URL(request.url).pathname);
  headers.set("Content-Type", isJson ? "application/json; charset=utf-8" : "text/plain; charset=utf-8");
  return new Response(isJson ? JSON.stringify({ error: line }) : `${line}\n`, { status: 503, headers });
}

const privateLink = /^\/(booking|quiz-results|calendar|letters\/(?:confirm|stop)|desk\/(?:link|invitation))\/[^/]+/i;

/** A request's path for the log, without its query and without private links, however they are spelled. */
export const loggablePath = (url = "") =>
  canonicalPath(url.replace(/\?.*$/s, "")).replace(/\/+/g, "/").replace(privateLink, "/$1/…");
