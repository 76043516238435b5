import type { RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { answering, type HostileServer } from "../../../../test/hostile-server.ts";
import { announcePages } from "./announce-pages.ts";

let server: HostileServer | undefined;
afterEach(() => server?.stop());

const announcement = {
  siteUrl: "https://house.example",
  key: "0123456789abcdef",
  urls: ["https://house.example/blog/one", "https://house.example/blog/two"],
};

async function announceTo(listener: RequestListener) {
  server = await answering(listener);
  return announcePages(`${server.origin}/indexnow`, announcement);
}

test("says which pages of which host have changed, and where the key lies", async () => {
  const bodies: unknown[] = [];
  const outcome = await announceTo(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    bodies.push([request.method, request.url, JSON.parse(Buffer.concat(chunks).toString())]);
    response.writeHead(202).end();
  });
  expect(outcome).toEqual({ kind: "accepted" });
  const { key, urls } = announcement;
  const keyLocation = `https://house.example/${key}.txt`;
  expect(bodies).toEqual([["POST", "/indexnow", { host: "house.example", key, keyLocation, urlList: urls }]]);
});

test.each([400, 403, 422, 429, 500, 302])("an answer of %i is a failure with a name", async (status) => {
  const outcome = await announceTo((_, response) => response.writeHead(status, { location: "/" }).end());
  expect(outcome).toEqual({ kind: "failed", reason: `refused (${status})` });
});

test("so is no answer at all", async () => {
  server = await answering(() => {});
  const { origin } = server;
  await server.stop();
  expect(await announcePages(origin, announcement)).toEqual({ kind: "failed", reason: "unreachable (ECONNREFUSED)" });
});
