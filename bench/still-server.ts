import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";

/**
 * Serves the same page without scripts and with its styles inlined, from a bare server in this process: the minimum
 * that a first view can cost. All other requests are passed to the site unchanged.
 */
export async function startStillServer(sitePort: number) {
  const responses = new Map<string, { status: number; headers: Record<string, string>; body: Buffer }>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const copied =
      responses.get(path) ?? (await take(sitePort, path, String(request.headers["accept-encoding"] ?? "")));
    responses.set(path, copied);
    response.writeHead(copied.status, copied.headers).end(copied.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}

async function take(port: number, path: string, encoding: string) {
  return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    const asking = request(
      { port, host: "127.0.0.1", path, headers: { "accept-encoding": encoding } },
      async (copied) => {
        const chunks: Buffer[] = [];
        for await (const chunk of copied) chunks.push(chunk as Buffer);
        const type = String(copied.headers["content-type"]);
        const body = Buffer.concat(chunks);
        const coding = copied.headers["content-encoding"];
        const headers: Record<string, string> = { "content-type": type };
        if (coding) headers["content-encoding"] = coding;
        if (copied.headers["cache-control"]) headers["cache-control"] = String(copied.headers["cache-control"]);
        resolve({
          status: copied.statusCode ?? 0,
          headers,
          body: type.startsWith("text/html") ? withoutScripts(body, coding) : body,
        });
      },
    );
    asking.on("error", reject);
    asking.end();
  });
}

function withoutScripts(body: Buffer, coding: string | undefined): Buffer {
  const html = (coding === "br" ? brotliDecompressSync(body) : coding === "gzip" ? gunzipSync(body) : body).toString();
  const still = Buffer.from(html.replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, ""));
  if (coding === "br") return brotliCompressSync(still);
  return coding === "gzip" ? gzipSync(still) : still;
}
