import { once } from "node:events";
import { request as requestHttp } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { certificate, key } from "./fixtures/self-signed.ts";

export type TlsProxy = {
  /** As this machine reaches it. */
  address: string;
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
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
