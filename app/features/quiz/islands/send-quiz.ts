import { pageTokenHeader } from "#platform/http/page-token-header.ts";
import type { QuizPayload } from "../rules/check-quiz-payload.ts";
import { answersHeader, lettersHeader, writeAnswers } from "../rules/kept-answers.ts";
import type { ScoresById } from "../rules/quiz-progress.ts";
import { type HookResponse, readHookResponse } from "../rules/read-hook-response.ts";

const retries = 2;
const waitMs = 1000;
const timeoutMs = 15_000;

/** The two automations that get each result, and our own hook, for when neither of them is on this site. */
export type QuizHooks = { automations: [crm: string, workflow: string]; own: string };

export type SendOutcome = {
  accepted: "both" | "one" | "none";
  /** Our server's answer, if it stored the result. */
  hookResponse: HookResponse | undefined;
};

/**
 * `answers`, the consent and the token go to our own server alone, which draws the hill, writes the letters and limits
 * programs.
 */
type Posting = { body: string; answers: string; idempotencyKey: string; wantsLetters: boolean; pageToken: string };

type Delivered = { isAccepted: boolean; hookResponse?: HookResponse };

export type SentQuiz = Omit<Posting, "body" | "answers"> & { payload: QuizPayload; answers: ScoresById };

/** Sends a result to both automations at once and counts the successes. */
export async function sendQuiz({ payload, answers, ...given }: SentQuiz, hooks: QuizHooks): Promise<SendOutcome> {
  const posting = { ...given, body: JSON.stringify(payload), answers: writeAnswers(answers) };
  const isStoredByUs = hooks.automations.some(isOurs);
  const ours = isStoredByUs ? undefined : deliver(hooks.own, posting);
  const sent = await Promise.all(hooks.automations.map((address) => deliver(address, posting)));
  const count = sent.filter(({ isAccepted }) => isAccepted).length;
  return {
    accepted: count === 2 ? "both" : count === 1 ? "one" : "none",
    hookResponse: [await ours, ...sent].find((each) => each?.hookResponse)?.hookResponse,
  };
}

/** Makes three attempts. If the last one threw, makes one more without CORS, whose answer cannot be read. */
async function deliver(address: string, posting: Posting): Promise<Delivered> {
  for (let attempt = 0; ; attempt++) {
    const outcome = await post(address, posting, attempt);
    if (typeof outcome === "object") return outcome;
    if (attempt === retries) return { isAccepted: outcome === "thrown" && (await postBlindly(address, posting)) };
    await new Promise((resolve) => setTimeout(resolve, waitMs * (attempt + 1)));
  }
}

async function post(
  address: string,
  { body, idempotencyKey, ...forUs }: Posting,
  attempt: number,
): Promise<Delivered | "refused" | "thrown"> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "X-Retry-Attempt": String(attempt),
        "Idempotency-Key": idempotencyKey,
        ...(isOurs(address) && headersForUs(forUs)),
      },
      body,
      credentials: "omit",
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = readLogged(response);
    if (!response.ok) return "refused";
    return { isAccepted: true, hookResponse: isOurs(address) ? readHookResponse(await text) : undefined };
  } catch {
    return "thrown";
  }
}

const headersForUs = ({ answers, wantsLetters, pageToken }: Omit<Posting, "body" | "idempotencyKey">) => ({
  [answersHeader]: answers,
  ...(wantsLetters && { [lettersHeader]: "on" }),
  ...(pageToken && { [pageTokenHeader]: pageToken }),
});

/** Logs an answer. Only our own server's is used: it holds the private link to the result. */
async function readLogged(response: Response): Promise<string> {
  const text = await response.text().catch(() => "");
  console.debug(response.status, text);
  return text;
}

async function postBlindly(address: string, { body }: Posting): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    await fetch(address, { method: "POST", mode: "no-cors", body, credentials: "omit", keepalive: true, signal });
    return true;
  } catch {
    return false;
  }
}

const isOurs = (address: string) => new URL(address, location.href).origin === location.origin;
