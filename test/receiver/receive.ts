import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

export type Received = { path: string; headers: Record<string, string>; body: string };

type Behaviour = (request: IncomingMessage, response: ServerResponse, attempt: number) => void;

const answer =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (_, response) =>
    response.writeHead(status, headers).end("{}");

const makeBehaviours = (seen: Set<string>): Record<string, Behaviour> => ({
  "/ok": answer(200),
  "/slow": (request, response, attempt) => setTimeout(answer(200), 30, request, response, attempt),
  "/late": (request, response, attempt) => setTimeout(answer(200), 300, request, response, attempt),
  "/gone": answer(410),
  "/refuse": answer(400),
  "/fail": answer(500),
  "/redirect": answer(302, { location: "/ok" }),
  "/later": answer(503, { "retry-after": "7" }),
  "/twice": (request, response, attempt) => answer(attempt < 2 ? 500 : 204)(request, response, attempt),
  "/hang": () => {},
  "/hang-first": (request, response, attempt) => {
    const isFirst = seen.size === 0;
    seen.add("first");
    if (!isFirst) answer(200)(request, response, attempt);
  },
  "/hang-once": (request, response, attempt) => {
    const id = String(request.headers["webhook-id"]);
    if (seen.has(id)) answer(200)(request, response, attempt);
    seen.add(id);
  },
  "/cut": (_, response) => response.socket?.destroy(),
  "/torn": (_, response) => {
    response.writeHead(200, { "content-length": 100 }).write("{");
    setTimeout(() => response.socket?.destroy(), 20);
  },
  "/flood": (_, response) => {
    response.writeHead(200);
    const pour = () => {
      while (!response.destroyed && response.write("x".repeat(65_536)));
    };
    response.on("drain", pour);
    pour();
  },
});

/** Handles the webhooks of a receiver. The path says how it behaves. */
export function makeReceive(tell: (received: Received) => void) {
  const behaviours = makeBehaviours(new Set());
  return async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "";
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    tell({ path, headers: request.headers as Record<string, string>, body });
    const behave = behaviours[path.split("?")[0] ?? ""] ?? answer(404);
    behave(request, response, Number(request.headers["retry-attempt"] ?? 0));
  };
}
