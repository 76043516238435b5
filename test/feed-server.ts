import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export type FeedServer = {
  url: string;
  reads: () => number;
  answer: (listener: RequestListener) => void;
  stop: () => Promise<void>;
};

/** A real HTTP feed on a local port; the test changes its answer. */
export async function startFeedServer(body: unknown): Promise<FeedServer> {
  let reads = 0;
  let listener = jsonResponse(body);
  const server = createServer((request, response) => {
    reads += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`,
    reads: () => reads,
    answer: (next) => {
      listener = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function jsonResponse(body: unknown, status = 200): RequestListener {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return (_, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(text);
  };
}

/** Delays every reader until released. */
export function holdBack(listener: RequestListener): { held: RequestListener; letGo: () => void } {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  return { held: (request, response) => void promise.then(() => listener(request, response)), letGo };
}
