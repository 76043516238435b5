import { createServer } from "node:http";

export type BareResponse = { status: number; headers: string[]; body: string };

/** The minimum of a Node server: it looks up a path and sends the headers and bytes that its parent process gave it. */
const answers = new Map<string, { status: number; headers: string[]; body: Buffer }>();

const server = createServer((request, response) => {
  const copied = answers.get(request.url ?? "");
  if (!copied) return response.writeHead(404).end();
  response.writeHead(copied.status, copied.headers);
  response.end(copied.body);
});

process.on("message", ({ path, copied }: { path: string; copied: BareResponse }) => {
  answers.set(path, { ...copied, body: Buffer.from(copied.body, "base64") });
  process.send?.({ kept: path });
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ port: typeof address === "object" ? address?.port : undefined });
});
