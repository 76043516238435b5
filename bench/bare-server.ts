import { createServer } from "node:http";

export type BareResponse = { status: number; headers: string[]; body: string };

/** The least a Node server can do: a look-up by path, the very same headers and bytes. Told its answers by its parent. */
const answers = new Map<string, { status: number; headers: string[]; body: Buffer }>();

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? "");
  if (!answer) return response.writeHead(404).end();
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
});

process.on("message", ({ path, answer }: { path: string; answer: BareResponse }) => {
  answers.set(path, { ...answer, body: Buffer.from(answer.body, "base64") });
  process.send?.({ kept: path });
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ port: typeof address === "object" ? address?.port : undefined });
});
