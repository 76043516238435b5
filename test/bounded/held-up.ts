import { request } from "node:http";
import { type Answer, askSite, type Question } from "./ask-site.ts";
import type { HeldUpFor } from "./watch-loop.ts";

export type NamedQuestion = { name: string; question: Question };

export const maxHeldUpMs = 50;
const together = 8;
/** A pause that does not recur is the machine's. */
const looks = 8;
/** Further examples add nothing. */
const enough = 10;

/** How long the site's event loop was blocked since the last call, from `watch-loop.ts`. */
function readHeldUp(socketPath: string): Promise<HeldUpFor> {
  return new Promise((resolve, reject) => {
    // A kept connection may end while the next question is under way.
    request({ socketPath, agent: false }, async (answer) => {
      const words = await answer.setEncoding("utf8").toArray();
      resolve(JSON.parse(words.join("")));
    })
      .on("error", reject)
      .end();
  });
}

type Site = { address: string; socketPath: string; judge: (name: string, answer: Answer) => unknown };

/**
 * Sends one question after another. Returns those whose own work blocks the event loop too long each time, and the
 * longest pauses; those by the clock include the machine's.
 */
export async function findHeldUp({ address, socketPath, judge }: Site, questions: readonly NamedQuestion[]) {
  const longest: HeldUpFor = { work: 0, clock: 0 };
  const found: string[] = [];
  const ask = async (some: readonly NamedQuestion[]) => {
    for (const { name, question } of some) judge(name, await askSite(address, question));
    return readHeldUp(socketPath);
  };
  for (let start = 0; start < questions.length && found.length < enough; start += together) {
    const some = questions.slice(start, start + together);
    const { work, clock } = await ask(some);
    longest.clock = Math.max(longest.clock, clock);
    if (work <= maxHeldUpMs) longest.work = Math.max(longest.work, work);
    for (const one of work > maxHeldUpMs ? some : []) {
      const lowest = await minOf(async () => (await ask([one])).work);
      longest.work = Math.max(longest.work, lowest);
      if (lowest > maxHeldUpMs) found.push(`${one.name}: ${lowest.toFixed(0)} ms`);
    }
  }
  return { found, longest };
}

async function minOf(look: () => Promise<number>): Promise<number> {
  let lowest = Number.POSITIVE_INFINITY;
  for (let count = 0; count < looks && lowest > maxHeldUpMs; count += 1) lowest = Math.min(lowest, await look());
  return lowest;
}
