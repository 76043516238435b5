import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { readTrouble } from "#platform/outbox/delivery-trouble.ts";
import { fetchCaldav } from "./fetch-caldav.ts";

const cleaning: (() => unknown)[] = [];
afterEach(() => {
  for (const clean of cleaning.splice(0)) clean();
});

async function reasonOf(listener: RequestListener, forMs = 5000) {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  cleaning.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  const account = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, user: "ada", password: "x" };
  const limits = { untilMs: performance.now() + forMs, stopped: new AbortController().signal };
  const fetched = await fetchCaldav(account, { fromMs: 0, toMs: 1, ...limits });
  return fetched.kind === "failed" ? fetched.reason : fetched.kind;
}

const collection = ({ url }: { url?: string }) =>
  `<?xml version="1.0"?><multistatus xmlns="DAV:"><response><href>${url}</href><propstat><prop><resourcetype><collection/></resourcetype></prop><status>HTTP/1.1 200 OK</status></propstat></response></multistatus>`;

const page: RequestListener = (_, response) =>
  response.writeHead(200, { "content-type": "text/html" }).end("<p>Hi</p>");
const empty: RequestListener = (request, response) =>
  response.writeHead(207, { "content-type": "application/xml" }).end(collection(request));
const status =
  (code: number): RequestListener =>
  (_, response) =>
    response.writeHead(code, code < 400 ? { location: "/elsewhere" } : {}).end();

test.each([
  ["a wrong password", status(401), "refused (401)", "locked"],
  ["a server that is busy", status(503), "refused (503)", "busy"],
  ["an address that moved", status(301), "redirect", "moved"],
])("%s is told from an account without calendars", async (_, listener, reason, trouble) => {
  expect(await reasonOf(listener)).toBe(reason);
  expect(readTrouble(reason)).toBe(trouble);
});

test("a web page is no calendar, and an account may have none", async () => {
  expect([await reasonOf(page), await reasonOf(empty)]).toEqual(["not a calendar", "no calendars"]);
});

test("answers to a search are bounded, and parsed in a process of their own", async () => {
  const manyElements = Array.from({ length: 40_000 }, (_, number) => `<k${number}>1</k${number}>`).join("");
  const slow: RequestListener = (_, response) =>
    response.writeHead(207, { "content-type": "application/xml" }).end(`<multistatus>${manyElements}</multistatus>`);
  const large: RequestListener = (_, response) => response.writeHead(207).end(" ".repeat(1024 * 1024 + 1));
  expect([await reasonOf(slow, 2000), await reasonOf(large)]).toEqual(["timeout", "too large"]);
});

const calendar = (href: string) =>
  `<response><href>${href}</href><propstat><prop><resourcetype><collection/><C:calendar/></resourcetype></prop><status>HTTP/1.1 200 OK</status></propstat></response>`;

/** A server whose address answers with this many calendars, each with an answer of this many bytes. */
function manyCalendars(count: number, bytes: number) {
  const reports: string[] = [];
  const list = Array.from({ length: count }, (_, number) => calendar(`/${number}/`)).join("");
  const root = `<multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">${list}</multistatus>`;
  const listener: RequestListener = ({ method, url = "" }, response) => {
    if (method === "REPORT") reports.push(url);
    response.writeHead(207, { "content-type": "application/xml" }).end(method === "REPORT" ? " ".repeat(bytes) : root);
  };
  return { reports, listener };
}

test("an account has twenty calendars at most, and their answers 16 MB in all", async () => {
  const many = manyCalendars(300, 1);
  expect(await reasonOf(many.listener)).toBe("calendar");
  expect(many.reports).toHaveLength(20);
  const large = manyCalendars(3, 9 * 1024 * 1024);
  expect(await reasonOf(large.listener)).toBe("too large");
  expect(large.reports).toEqual(["/0/", "/1/"]);
});

test("the deadline holds for all requests together", async () => {
  const late: RequestListener = (request, response) => setTimeout(() => empty(request, response), 200);
  const startedAtMs = performance.now();
  expect(await reasonOf(late, 300)).toBe("timeout");
  expect(performance.now() - startedAtMs).toBeLessThan(1500);
});
