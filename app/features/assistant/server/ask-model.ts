import { type HttpOutcome, sendOut } from "#platform/outgoing/server/http.ts";
import { readModelStream } from "./read-model-stream.ts";

export type ModelConnection = { url: string; model: string; key: string | undefined };

export type ModelQuestion = {
  messages: readonly { role: "system" | "user"; content: string }[];
  maxTokens: number;
  timeoutMs: number;
  stopped: AbortSignal;
  /** The answer's text as it comes. */
  onText: (text: string) => void;
};

export type ModelOutcome =
  | { kind: "ended"; usedTokens: number | undefined }
  | { kind: "failed"; reason: string; wasSent: boolean };

const maxBytes = 256 * 1024;

/** Asks a model of any OpenAI-compatible endpoint. Never throws. */
export async function askModel(connection: ModelConnection, question: ModelQuestion): Promise<ModelOutcome> {
  const endMs = performance.now() + question.timeoutMs;
  const first = await send(connection, question, { timeoutMs: question.timeoutMs, limitName: "max_tokens" });
  if (!wantsOtherLimit(first.outcome)) return judge(first);
  const timeoutMs = endMs - performance.now();
  return judge(await send(connection, question, { timeoutMs, limitName: "max_completion_tokens" }));
}

/** OpenAI's newer models have another name for the limit. */
const wantsOtherLimit = (outcome: HttpOutcome) =>
  outcome.kind === "response" && outcome.status === 400 && outcome.body.includes("max_completion_tokens");

type Sent = { outcome: HttpOutcome; stream: ReturnType<typeof readModelStream> };

async function send(
  { url, model, key }: ModelConnection,
  { messages, maxTokens, stopped, onText }: ModelQuestion,
  { timeoutMs, limitName }: { timeoutMs: number; limitName: string },
): Promise<Sent> {
  const stream = readModelStream(onText);
  const outcome = await sendOut({
    url: `${url.replace(/\/$/, "")}/chat/completions`,
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "text/event-stream",
      ...(key && { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      ...{ model, messages, [limitName]: maxTokens },
      ...{ stream: true, stream_options: { include_usage: true } },
    }),
    timeoutMs,
    maxBytes,
    trustedOrigins: [new URL(url).origin],
    stopped,
    onPiece: (piece, status) => {
      if (status === 200) stream.read(piece);
    },
  });
  return { outcome, stream };
}

function judge({ outcome, stream }: Sent): ModelOutcome {
  if (outcome.kind === "unreachable")
    return { kind: "failed", reason: `unreachable (${outcome.reason})`, wasSent: !isUnsent(outcome.reason) };
  if (outcome.kind !== "response") return { kind: "failed", reason: outcome.kind, wasSent: true };
  // Refused requests cost nothing.
  if (outcome.status !== 200) return { kind: "failed", reason: `refused (${outcome.status})`, wasSent: false };
  stream.end();
  return { kind: "ended", usedTokens: stream.usedTokens() };
}

const isUnsent = (reason: string) => /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH/.test(reason);
