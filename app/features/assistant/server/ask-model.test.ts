import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { askModel } from "./ask-model.ts";

test("a model that wants the newer name of the limit is asked by that name", async () => {
  const asked: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    asked.push(body);
    if ("max_tokens" in body)
      return void response.writeHead(400).end('{"error":{"message":"Use \'max_completion_tokens\' instead."}}');
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end('data: {"choices":[{"delta":{"content":"Yes."}}]}\n\ndata: [DONE]\n\n');
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const stopped = new AbortController().signal;
  let answer = "";
  const onText = (words: string) => {
    answer += words;
  };
  const question = { messages: [], maxTokens: 7, timeoutMs: 5000, stopped, onText };
  const outcome = await askModel({ url, model: "new", key: undefined }, question);
  server.closeAllConnections();
  server.close();
  expect([outcome.kind, answer, asked.at(-1)?.max_completion_tokens]).toEqual(["ended", "Yes.", 7]);
});
