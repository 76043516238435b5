import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/**
 * A webhook receiver in a process of its own. How it behaves stands in the path it is called by; what it received is
 * told to its parent. It is meant to be killed.
 */
type Behaviour = (request: IncomingMessage, response: ServerResponse, attempt: number) => void;

const answer =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (_, response) =>
    response.writeHead(status, headers).end("{}");

const seen = new Set<string>();

const behaviours: Record<string, Behaviour> = {
  "/ok": answer(200),
  "/slow": (request, response, attempt) => setTimeout(answer(200), 30, request, response, attempt),
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
};

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const body = Buffer.concat(chunks).toString();
    const attempt = Number(request.headers["retry-attempt"] ?? 0);
    const behave = behaviours[request.url?.split("?")[0] ?? ""] ?? answer(404);
    // Told first: what it has answered, its parent knows of, even if it is killed in the next moment.
    process.send?.({ path: request.url, headers: request.headers, body }, undefined, {}, () =>
      behave(request, response, attempt),
    );
  });
});

server.listen(Number(process.argv[2]), "127.0.0.1", () => process.send?.("listening"));
