import type { RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { answering, type HostileServer } from "../../../../../test/hostile-server.ts";
import { revisionProperty } from "../../rules/write-ics.ts";
import { writeCaldav } from "./write-caldav.ts";

let server: HostileServer | undefined;
afterEach(() => server?.stop());

const calendar = `<multistatus xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><response><href>/</href><propstat><prop><resourcetype><collection/><c:calendar/></resourcetype></prop><status>HTTP/1.1 200 OK</status></propstat></response></multistatus>`;

/** Writes over this event; returns the outcome and what was put there. */
async function writeOver(before: string) {
  const puts: string[] = [];
  const listener: RequestListener = async (request, response) => {
    if (request.method === "PROPFIND")
      return response.writeHead(207, { "content-type": "application/xml" }).end(calendar);
    if (request.method === "GET") return response.writeHead(200, { etag: '"1"' }).end(before);
    for await (const piece of request) puts.push(String(piece));
    return response.writeHead(204).end();
  };
  server = await answering(listener);
  const account = { url: `${server.origin}/`, user: "ada", password: "x" };
  const limits = { untilMs: performance.now() + 20_000, stopped: new AbortController().signal };
  const write = { uid: "session", sequence: 2, ics: "BEGIN:VEVENT\r\nSEQUENCE:2\r\n", isForced: false };
  return { outcome: await writeCaldav(account, write, limits), puts };
}

test("an event that another program changed is counted on, and a newer one stays", async () => {
  const changed = await writeOver(`SUMMARY:SEQUENCE:90\r\n${revisionProperty}:1\r\nSEQUENCE:7\r\n`);
  expect(changed.puts).toEqual(["BEGIN:VEVENT\r\nSEQUENCE:8\r\n"]);
  await server?.stop();
  expect(await writeOver(`X:1\n${revisionProperty}:2\n`)).toEqual({
    outcome: { kind: "delivered", status: 204 },
    puts: [],
  });
});
