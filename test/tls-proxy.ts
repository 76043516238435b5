import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from "node:http";
import { createServer, request as requestHttps } from "node:https";
import type { AddressInfo } from "node:net";
import { certificate, key } from "./fixtures/self-signed.ts";

export const publicHost = "site.example";

type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The visitor's address, one of this machine's own: each of 127.0.0.0/8 is one. */
  from?: string;
};

export type TlsProxy = {
  /** As this machine reaches it. */
  address: string;
  ask: (path: string, input?: Asked) => Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>;
  stop: () => Promise<void>;
};

/** A proxy that ends TLS in front of a site, as a load balancer does: it adds the visitor's address and the scheme. */
export async function startTlsProxy(site: string, atPort = 0): Promise<TlsProxy> {
  const upstream = new URL(site);
  const server = createServer({ cert: certificate, key }, (request, response) => {
    const visitors = [request.headers["x-forwarded-for"], request.socket.remoteAddress].filter(Boolean).join(", ");
    const passedOn = requestHttp({
      host: upstream.hostname,
      port: upstream.port,
      method: request.method,
      path: request.url,
      headers: { ...request.headers, "x-forwarded-for": visitors, "x-forwarded-proto": "https" },
    });
    passedOn.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    passedOn.on("error", () => response.writeHead(502).end());
    request.pipe(passedOn);
  });
  // The site's answers promise 65 seconds, so a browser would go on asking over what is closed here.
  server.keepAliveTimeout = 70_000;
  server.listen(atPort, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    address: `https://localhost:${port}`,
    ask: (path, input) => askOver(port, path, input),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function askOver(port: number, path: string, { method = "GET", headers, body, from }: Asked = {}) {
  const request = requestHttps({
    host: "127.0.0.1",
    port,
    path,
    method,
    servername: publicHost,
    ca: certificate,
    localAddress: from,
    headers: { host: publicHost, ...headers },
  });
  request.end(body);
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  const text = (await answer.toArray()).join("");
  return { status: answer.statusCode ?? 0, headers: answer.headers, text };
}
