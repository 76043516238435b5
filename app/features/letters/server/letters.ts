import type { Facts } from "#facts/facts.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { SubscriberState } from "../rules/letters.ts";
import { hashConfirmation } from "./queries/letter-confirmations.ts";
import { stopLetters } from "./queries/stop-letters.ts";
import { confirmLetters, findAsked, findSubscriberByKey, pauseLetters } from "./queries/subscribers.ts";

const pauseMs = 91 * 24 * 60 * 60 * 1000;

type Deps = { db: Db; clock: () => number; facts: () => Facts };

/** Actions behind the links in letters. */
export type Letters = ReturnType<typeof makeLetters>;

export const makeLetters = ({ db, clock, facts }: Deps) => ({
  stateOf: async (key: string): Promise<SubscriberState | undefined> => (await findSubscriberByKey(db, key))?.state,
  /** The state of the subscriber who was asked by the mail with this token; undefined once it confirms no more. */
  askedState: (token: string): Promise<SubscriberState | undefined> => findAsked(db, hashConfirmation(token), clock()),
  confirm: (token: string): Promise<boolean> =>
    db
      .transaction()
      .execute((tx) =>
        confirmLetters(tx, hashConfirmation(token), { nowMs: clock(), businessZone: facts().booking.timeZone }),
      ),
  stop: (key: string, why: "link" | "one-click"): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const known = await findSubscriberByKey(tx, key);
      if (known) await stopLetters(tx, { email: known.email, why, nowMs: clock() });
    }),
  /** Pauses letters. Resolves with the end of the pause; undefined if there is no such subscriber. */
  async pause(key: string): Promise<number | undefined> {
    const nowMs = clock();
    const untilMs = nowMs + pauseMs;
    const isPaused = await db.transaction().execute((tx) => pauseLetters(tx, key, { nowMs, untilMs }));
    return isPaused ? untilMs : undefined;
  },
});
