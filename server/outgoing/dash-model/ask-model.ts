import { sendOut } from "#server/outgoing/http.ts";
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
  const { url, model, key } = connection;
  const stream = readModelStream(question.onText);
  const outcome = await sendOut({
    url: `${url.replace(/\/+$/, "")}/chat/completions`,
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "text/event-stream",
      ...(key && { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      ...{ model, messages: question.messages, max_tokens: question.maxTokens, temperature: 0 },
      ...{ stream: true, stream_options: { include_usage: true } },
    }),
    timeoutMs: question.timeoutMs,
    maxBytes,
    trustedOrigins: [new URL(url).origin],
    stopped: question.stopped,
    onPiece: (piece, status) => {
      if (status === 200) stream.read(piece);
    },
  });
  if (outcome.kind === "unreachable") return { kind: "failed", reason: `unreachable (${outcome.reason})`, wasSent: false };
  if (outcome.kind !== "response") return { kind: "failed", reason: outcome.kind, wasSent: true };
  // Nobody charges for what was refused.
  if (outcome.status !== 200) return { kind: "failed", reason: `HTTP error ${outcome.status}`, wasSent: false };
  stream.end();
  return { kind: "ended", usedTokens: stream.usedTokens() };
}
