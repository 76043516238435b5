import { once } from "node:events";
import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";

export type RequestInput = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Each of 127.0.0.0/8 is an address of this machine. */
  from?: string;
  agent?: Agent;
};

export type Answered = { status: number; headers: IncomingHttpHeaders; durationMs: number };

/** Requests from one of this machine's own addresses. */
export async function askFrom(
  site: string,
  path: string,
  { body, from, ...input }: RequestInput = {},
): Promise<Answered> {
  const startedAtMs = performance.now();
  const asking = request(new URL(path, site), { ...input, host: "127.0.0.1", localAddress: from });
  asking.end(body);
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  await answer.resume().toArray();
  return { status: answer.statusCode ?? 0, headers: answer.headers, durationMs: performance.now() - startedAtMs };
}
