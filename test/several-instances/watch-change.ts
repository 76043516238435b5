import { setTimeout as pause } from "node:timers/promises";

/** An address at an instance or the cache in front, and its expected new content. */
export type Watched = { origin: string; path: string; words: string };

const everyMs = 40;

type Answer = { askedAt: number; isNew: boolean };

async function ask({ origin, path, words }: Watched): Promise<Answer> {
  const askedAt = performance.now();
  const answer = await fetch(origin + path, { redirect: "manual" });
  return { askedAt, isNew: (await answer.text()).includes(words) };
}

/**
 * Requests every address repeatedly during a change and for `forMs` after. Returns for each how long after the change
 * the old content was still seen; undefined if the new one never was.
 */
export async function watchChange(watched: Watched[], forMs: number, change: () => Promise<unknown>) {
  const answers: Answer[][] = watched.map(() => []);
  let isEnding = false;
  const asking = watched.map(async (each, index) => {
    while (!isEnding) {
      answers[index]?.push(await ask(each));
      await pause(everyMs);
    }
  });
  await pause(everyMs * 2);
  await change();
  const changedAt = performance.now();
  await pause(forMs);
  isEnding = true;
  await Promise.all(asking);
  return answers.map((each) => {
    if (!each.some(({ isNew }) => isNew)) return undefined;
    const lastOld = each.findLast(({ isNew }) => !isNew);
    return Math.max(0, (lastOld?.askedAt ?? changedAt) - changedAt);
  });
}
