import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../fuzz/random.ts";
import { payload } from "../outbox.ts";

export type Visits = {
  durationMs: number[];
  failures: string[];
  /** How often a visitor got a 503 and repeated the request. */
  comebacks: number;
  /** E-mail addresses of accepted quizzes or forms. */
  quizzes: string[];
  leads: string[];
};

const quizEvery = 8;
const leadEvery = 20;
const pages = ["/", "/blog", "/visibility-quiz", "/blog/words-from-the-cellar", "/api/feed?limit=5"];
/** Longer requests have failed. */
const maxMs = 30_000;

export const sendQuiz = (origin: string, email: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/hooks/crm`, {
    method: "POST",
    body: JSON.stringify({ ...payload, email }),
    headers: { "content-type": "application/json", ...headers },
    signal: AbortSignal.timeout(maxMs),
  });

const sendLead = (origin: string, email: string, headers: Record<string, string>) =>
  fetch(`${origin}/widget/form/blueprint`, {
    method: "POST",
    body: new URLSearchParams({ name: "A Visitor", email, business: "Cellar", phone: "", message: "Hello" }),
    headers,
    redirect: "manual",
    signal: AbortSignal.timeout(maxMs),
  });

/** Sends requests at an interval, whether or not earlier ones were answered, each from its own address. */
export function startVisitors(origin: string, random: Random, { everyMs, name }: { everyMs: number; name: string }) {
  const visits: Visits = { durationMs: [], failures: [], comebacks: 0, quizzes: [], leads: [] };
  const inFlight = new Set<Promise<void>>();
  let index = 0;

  function plan(number: number): { ask: () => Promise<Response>; accepted?: string[]; email: string } {
    const headers = { "x-forwarded-for": `198.51.${number % 200}.${Math.floor(number / 200) % 250}` };
    const email = `${name}${number}@x.example`;
    if (number % quizEvery === 0)
      return { ask: () => sendQuiz(origin, email, headers), accepted: visits.quizzes, email };
    if (number % leadEvery === 1) return { ask: () => sendLead(origin, email, headers), accepted: visits.leads, email };
    const path = random.chance(0.3) ? `/blog?q=word${number}` : random.pick(pages);
    return { ask: () => fetch(origin + path, { headers, signal: AbortSignal.timeout(maxMs) }), email };
  }

  async function visit(number: number) {
    const { ask, accepted, email } = plan(number);
    const startedAtMs = performance.now();
    try {
      let answer = await ask();
      for (; answer.status === 503 && answer.headers.get("retry-after") === "1"; answer = await ask()) {
        visits.comebacks += 1;
        await pause(1000);
      }
      await answer.arrayBuffer();
      visits.durationMs.push(performance.now() - startedAtMs);
      if (answer.status >= 400) visits.failures.push(`${answer.status} of ${answer.url}`);
      else accepted?.push(email);
    } catch (error) {
      visits.failures.push(String((error as Error).cause ?? error));
    }
  }

  const coming = setInterval(() => {
    const work = visit(index++).finally(() => inFlight.delete(work));
    inFlight.add(work);
  }, everyMs);
  return async () => {
    clearInterval(coming);
    await Promise.all(inFlight);
    return visits;
  };
}
