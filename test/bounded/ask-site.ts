import { Agent, type IncomingHttpHeaders, request } from "node:http";

export type Question = { method: "GET" | "POST"; path: string; headers: Record<string, string>; body?: string };
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
let requested = 0;

/** Each request comes from a new network, behind a trusted proxy. */
export function askSite(site: string, { method, path, headers, body }: Question): Promise<Answer> {
  requested += 1;
  const from = `10.${(requested >> 16) & 255}.${(requested >> 8) & 255}.${requested & 255}`;
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const { port } = new URL(site);
  const all = { "x-forwarded-for": from, ...headers, ...(bytes && { "content-length": String(bytes.length) }) };
  return new Promise((resolve, reject) => {
    const asking = request({ agent, host: "127.0.0.1", port, method, path, headers: all }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
      );
    });
    asking.on("error", (error) =>
      reject(new Error(`${method} ${path.slice(0, 100)} with ${bytes?.length} bytes: ${error}`)),
    );
    asking.end(bytes);
  });
}
