import { randomBytes } from "node:crypto";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { addChallenge, type Purpose, takeChallenge } from "./queries/challenges.ts";

const challengeMs = 5 * 60 * 1000;
/** The clocks of several machines differ a little, and are corrected. */
const maxMs = challengeMs + 60 * 60 * 1000;
const maxChallenges = 5000;

/** Challenges for authenticators to sign, valid once and for five minutes. */
export function makeChallenges({ db, clock }: { db: Db; clock: () => number }) {
  return {
    challengeMs,
    /** Undefined if too many are waiting. */
    make: (what: Purpose, network: string): Promise<Uint8Array<ArrayBuffer> | undefined> =>
      db.transaction().execute(async (tx) => {
        await advisoryLock(tx, "challenges");
        const bytes = new Uint8Array(randomBytes(32));
        const challenge = Buffer.from(bytes).toString("base64url");
        const times = { nowMs: clock(), expiresAt: clock() + challengeMs, max: maxChallenges };
        return (await addChallenge(tx, { ...what, challenge, network }, times)) ? bytes : undefined;
      }),
    take: (what: Purpose & { challenge: string }) => takeChallenge(db, what, { nowMs: clock(), maxMs }),
  };
}
