import { setTimeout as pause } from "node:timers/promises";
import { payload } from "../outbox.ts";

const writers = 12;
const maxWaiting = 3000;
const perAddress = 1000;

/**
 * Sends quiz results as fast as the site takes them, and holds back when too many wait to be delivered. Half of the
 * writers send a result again, under the same key, until it is acknowledged; the others drop those that were cut off.
 */
export function startWriters(site: string, countDelivered: () => number) {
  /** The e-mail addresses of the results that were answered 202. */
  const acknowledged = new Set<string>();
  /** Answers that are neither 202 nor ask to come back later. */
  const surprises: string[] = [];
  let isStopping = false;

  async function send(email: string, key: string, from: string): Promise<"acknowledged" | "cut off"> {
    for (;;) {
      const answer = await fetch(`${site}/api/hooks/${key.endsWith("0") ? "crm" : "workflow"}`, {
        method: "POST",
        body: JSON.stringify({ ...payload, email }),
        headers: { "content-type": "application/json", "idempotency-key": key, "x-forwarded-for": from },
      }).catch(() => undefined);
      if (!answer) return "cut off";
      if (answer.status === 202) return "acknowledged";
      if (answer.status !== 429 && answer.status !== 503)
        surprises.push(`${answer.status} ${await answer.text().catch(() => "")}`);
      await pause(Number(answer.headers.get("retry-after") ?? 0) * 1000);
    }
  }

  async function write(writer: number) {
    const persists = writer % 2 === 0;
    for (let index = 0; !isStopping; index += 1) {
      while (acknowledged.size - countDelivered() > maxWaiting && !isStopping) await pause(20);
      const email = `w${writer}-${index}@x.example`;
      const key = `${writer}-${index}-`.padEnd(21, "0");
      const from = `198.51.${writer}.${Math.floor(index / perAddress) % 250}`;
      let outcome = await send(email, key, from);
      while (outcome === "cut off" && !isStopping) {
        await pause(20);
        if (!persists) break;
        outcome = await send(email, key, from);
      }
      if (outcome === "acknowledged") acknowledged.add(email);
    }
  }

  const working = Array.from({ length: writers }, (_, writer) => write(writer));
  return {
    acknowledged,
    surprises,
    async stop() {
      isStopping = true;
      await Promise.all(working);
    },
  };
}
