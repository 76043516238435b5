import { paths } from "#facts/paths.ts";
import type { Exchange } from "./exchange.ts";
import { openerPolicy } from "./opener-policy.ts";
import type { Header } from "./security-headers.ts";

const headers: Header[] = [
  ["Content-Type", "application/json"],
  ["Cache-Control", "no-store"],
];

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

/** Costs no more than a refusal would. */
function send({ site, request, response }: Exchange, body: { status: string }, code: number): true {
  response.writeHead(code, [...site.defaultHeaders, ...headers].flat().concat(openerPolicy(request)));
  response.end(JSON.stringify(body));
  return true;
}
