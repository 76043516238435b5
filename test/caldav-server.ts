import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type CaldavServer = {
  url: string;
  events: Map<string, string>;
  /** Accepted writes. */
  writes: string[];
  /** Whether it answers with an error. */
  fail: (isFailing: boolean) => void;
  stop: () => Promise<void>;
};

const etagOf = (text: string) => `"${createHash("sha256").update(text).digest("hex").slice(0, 12)}"`;
const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const root = `<?xml version="1.0"?><multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"`;
/** Without responses an empty element, as Radicale and SabreDAV write it. */
const multistatus = (responses: string[]) =>
  responses.length === 0 ? `${root} />` : `${root}>${responses.join("")}</multistatus>`;

/** One calendar that keeps events by their address, with entity tags (RFC 4791). */
export async function startCaldavServer(user: string, password: string): Promise<CaldavServer> {
  const events = new Map<string, string>();
  const writes: string[] = [];
  let isFailing = false;
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  const server = createServer(async (request, response) => {
    const body = await textOf(request);
    if (request.headers.authorization !== expected) return void response.writeHead(401).end();
    if (isFailing) return void response.writeHead(503).end();
    if (request.method === "PROPFIND") return answer(response, [describe(request.url ?? "")]);
    if (request.method === "REPORT") return answer(response, [...events].map(dataOf));
    return change(request, body, { events, writes }, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ada/work/`,
    events,
    writes,
    fail: (next) => {
      isFailing = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

const answer = (response: ServerResponse, responses: string[]) =>
  void response.writeHead(207, { "content-type": "application/xml; charset=utf-8" }).end(multistatus(responses));

const describe = (href: string) =>
  `<response><href>${href}</href><propstat><prop><resourcetype><collection/><C:calendar/></resourcetype></prop><status>HTTP/1.1 200 OK</status></propstat></response>`;

const dataOf = ([href, text]: [string, string]) =>
  `<response><href>${href}</href><propstat><prop><C:calendar-data>${escapeXml(text)}</C:calendar-data></prop><status>HTTP/1.1 200 OK</status></propstat></response>`;

type Kept = { events: Map<string, string>; writes: string[] };

function change({ method, url = "", headers }: IncomingMessage, body: string, kept: Kept, response: ServerResponse) {
  const there = kept.events.get(url);
  const wanted = headers["if-match"];
  if (method === "GET" && there === undefined) return void response.writeHead(404).end();
  if (method === "GET") return void response.writeHead(200, { etag: etagOf(there ?? "") }).end(there);
  const isRefused =
    (wanted !== undefined && wanted !== etagOf(there ?? "")) ||
    (headers["if-none-match"] === "*" && there !== undefined);
  if (isRefused) return void response.writeHead(412).end();
  if (method === "PUT") kept.events.set(url, body);
  else kept.events.delete(url);
  kept.writes.push(`${method} ${url}`);
  response.writeHead(there === undefined ? 201 : 204).end();
}
