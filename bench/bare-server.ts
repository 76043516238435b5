import { createServer } from "node:http";

export type BareAnswer = { status: number; headers: string[]; body: string };

/** The minimum of a Node server: it looks up a path and sends the headers and bytes that its parent process gave it. */
const answers = new Map<string, { status: number; headers: string[]; body: Buffer }>();

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? "");
  if (!answer) return response.writeHead(404).end();
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
});

process.on("message", ({ path, answer }: { path: string; answer: BareAnswer }) => {
  answers.set(path, { ...answer, body: Buffer.from(answer.body, "base64") });
  process.send?.({ kept: path });
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ port: typeof address === "object" ? address?.port : undefined });
});
