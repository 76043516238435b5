import type { QuizPayload } from "#app/rules/check-quiz-payload.ts";

const retries = 2;
const waitMs = 1000;
const patienceMs = 15_000;

/** Where results go: the two automations, and our own hook where neither of them is ours. */
export type QuizHooks = { automations: [crm: string, workflow: string]; own: string };

export type SendOutcome = "both" | "one" | "none";

type Posting = { body: string; idempotencyKey: string };

/** Sends a result to both automations at once and says how many of them took it. */
export async function sendQuiz(payload: QuizPayload, hooks: QuizHooks, idempotencyKey: string): Promise<SendOutcome> {
  const posting = { body: JSON.stringify(payload), idempotencyKey };
  const isKeptByUs = hooks.automations.some((address) => new URL(address, location.href).origin === location.origin);
  const ours = isKeptByUs ? undefined : deliver(hooks.own, posting);
  const taken = await Promise.all(hooks.automations.map((address) => deliver(address, posting)));
  await ours;
  const count = taken.filter(Boolean).length;
  return count === 2 ? "both" : count === 1 ? "one" : "none";
}

/** Three attempts. Where the last one threw, one more that the other side may take without our seeing its answer. */
async function deliver(address: string, posting: Posting): Promise<boolean> {
  for (let attempt = 0; ; attempt++) {
    const outcome = await post(address, posting, attempt);
    if (outcome === "taken") return true;
    if (attempt === retries) return outcome === "thrown" && postBlindly(address, posting);
    await new Promise((resolve) => setTimeout(resolve, waitMs * (attempt + 1)));
  }
}

async function post(address: string, { body, idempotencyKey }: Posting, attempt: number) {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "X-Retry-Attempt": String(attempt),
        "Idempotency-Key": idempotencyKey,
      },
      body,
      credentials: "omit",
      keepalive: true,
      signal: AbortSignal.timeout(patienceMs),
    });
    response.text().then((text) => console.debug(response.status, text), console.debug);
    return response.ok ? "taken" : "refused";
  } catch {
    return "thrown";
  }
}

async function postBlindly(address: string, { body }: Posting): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    await fetch(address, { method: "POST", mode: "no-cors", body, credentials: "omit", keepalive: true, signal });
    return true;
  } catch {
    return false;
  }
}
