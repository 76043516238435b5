import type { RequestListener, ServerResponse } from "node:http";
import { type FeedServer, startFeedServer } from "../feed-server.ts";
import { feedPosts } from "../fixtures/feed-posts.ts";
import { test as base, startSiteProcess } from "./site.ts";

type Hosted = { address: string; feed: FeedServer };

/** The site with browsers that read a hosted feed on another origin directly. */
export const test = base.extend<{ feed: FeedServer }, { hosted: Hosted }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const feed = await startFeedServer(feedPosts);
      const site = await startSiteProcess({ PUBLIC_FEED_URL: feed.url });
      await use({ address: site.address, feed });
      await site.stop();
      await feed.stop();
    },
    { scope: "worker" },
  ],
  feed: async ({ hosted }, use) => use(hosted.feed),
  baseURL: async ({ hosted }, use) => use(hosted.address),
});

export { expect } from "./site.ts";

const withCors = { "Access-Control-Allow-Origin": "*" };

const send = (response: ServerResponse, body: string, headers: Record<string, string>, status = 200) =>
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(body);

const textOf = (body: unknown) => (typeof body === "string" ? body : JSON.stringify(body));

/** JSON with CORS. */
export const openJson =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    send(response, textOf(body), withCors, status);

/** A script if a callback is named, else JSON without CORS. */
export const closedJson =
  (body: unknown): RequestListener =>
  ({ url = "" }, response) => {
    const callback = new URL(url, "http://feed").searchParams.get("callback");
    if (!callback) return send(response, textOf(body), {});
    send(response, `/**/${callback}(${textOf(body)});`, { "Content-Type": "text/javascript" });
  };

/** Valid only as a script. */
export const scriptOnly =
  (script: (callback: string) => string): RequestListener =>
  ({ url = "" }, response) => {
    const callback = new URL(url, "http://feed").searchParams.get("callback");
    if (!callback) return send(response, "A callback is missing.", withCors, 400);
    send(response, script(callback), { "Content-Type": "text/javascript" });
  };
