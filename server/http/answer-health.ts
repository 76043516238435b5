import { paths } from "#app/paths.ts";
import type { Exchange } from "./exchange.ts";
import { sendWebResponse } from "./respond.ts";

const headers = { "Cache-Control": "no-store" };

/** Answered before all limits, because a supervisor ends a site that does not answer. */
export function answerHealth(exchange: Exchange): boolean | Promise<true> {
  const { site, request, address } = exchange;
  if (request.method === "POST") return false;
  if (address.pathname === paths.healthz()) return send(exchange, { status: "alive", ...site.version }, 200);
  if (address.pathname !== paths.readyz()) return false;
  return site
    .isReady()
    .then((isReady) =>
      isReady ? send(exchange, { status: "ready" }, 200) : send(exchange, { status: "not ready" }, 503),
    );
}

const send = ({ site, response }: Exchange, body: { status: string }, code: number): Promise<true> =>
  sendWebResponse(response, Response.json(body, { status: code, headers }), site.defaultHeaders).then(() => true);
