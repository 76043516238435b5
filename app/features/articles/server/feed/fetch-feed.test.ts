import type { RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { answering, type HostileServer } from "../../../../../test/hostile-server.ts";
import { fetchFeed } from "./fetch-feed.ts";

let server: HostileServer | undefined;
afterEach(() => server?.stop());

async function fetchFrom(listener: RequestListener, redirectHosts: string[] = []) {
  server = await answering(listener);
  return fetchFeed(`${server.origin}/feed`, redirectHosts, new AbortController().signal);
}

const redirecting =
  (location: string): RequestListener =>
  (request, response) =>
    request.url === "/feed" ? response.writeHead(302, { location }).end() : response.end("[]");

test("a feed that moved within its host is read there", async () => {
  expect(await fetchFrom(redirecting("/other"))).toEqual({ kind: "answer", status: 200, body: Buffer.from("[]") });
});

const refusals: [to: string, reason: string][] = [
  ["https://elsewhere.example/feed", "redirects to elsewhere.example, which is not allowed"],
  ["http://[", "redirects to no address, which is not allowed"],
  ["http://localhost:1/", "redirects to localhost:1, which is not allowed"],
  ["//127.0.0.1:1/", "private address"],
  [
    "https://googleusercontent.com.elsewhere.example/",
    "redirects to googleusercontent.com.elsewhere.example, which is not allowed",
  ],
];

test.each(refusals)("a feed that sends its reader to %s has failed, and says so", async (to, reason) => {
  expect(await fetchFrom(redirecting(to))).toEqual({ kind: "failed", reason });
});

test("a host that the owner named is asked, but only in public", async () => {
  expect(await fetchFrom(redirecting("http://localhost:1/"), ["localhost"])).toEqual({
    kind: "failed",
    reason: "private address",
  });
});

test("an answer over 10 MB, or one that breaks off, has failed", async () => {
  const large: RequestListener = (_, response) => response.end(Buffer.alloc(10 * 1024 * 1024 + 1, " "));
  expect(await fetchFrom(large)).toEqual({ kind: "failed", reason: "too large" });
  await server?.stop();
  const cut: RequestListener = (_, response) => {
    response.writeHead(200, { "content-length": 100 }).write("[");
    setTimeout(() => response.socket?.destroy(), 20);
  };
  expect(await fetchFrom(cut)).toEqual({ kind: "failed", reason: "unreachable (ECONNRESET)" });
});
