import type { VisitorNetwork } from "#server/http/visitor-network.ts";
import { giveTokensBack, type Share, takeShares } from "#server/tables/assistant/dash-spending.ts";
import type { Db } from "#server/tables/schema.ts";

type Deps = { db: Db; clock: () => number; maxTokensPerMonth: () => number };

/** Maximum of model answers for one network in a day, so that one visitor cannot use up the budget of all. */
const maxOfNetwork = 15;
const maxOfWideNetwork = 60;
/** A day's share of the month. */
const dayShare = 0.1;

export type Reservation = { settle: (usedTokens: number | undefined) => Promise<void> };

/** Limits the model's tokens in a day and a month, and its answers for a network in a day, over all instances. */
export function makeModelBudget({ db, clock, maxTokensPerMonth }: Deps) {
  return {
    /** Reserves the maximum that an answer can use; undefined if a limit is reached. */
    async reserve(tokens: number, network: VisitorNetwork | undefined): Promise<Reservation | undefined> {
      const day = new Date(clock()).toISOString().slice(0, 10);
      const month = day.slice(0, 7);
      const perMonth = maxTokensPerMonth();
      const isTaken = await takeShares(db, [
        ...networkShares(day, network),
        { period: month, amount: tokens, max: perMonth },
        { period: day, amount: tokens, max: Math.ceil(perMonth * dayShare) },
      ]);
      if (!isTaken) return undefined;
      return {
        async settle(usedTokens) {
          const used = usedTokens !== undefined && usedTokens >= 0 ? Math.min(Math.ceil(usedTokens), tokens) : tokens;
          if (used < tokens) await giveTokensBack(db, [month, day], tokens - used);
        },
      };
    },
  };
}

function networkShares(day: string, network: VisitorNetwork | undefined): Share[] {
  if (!network) return [];
  const share = (hash: string, max: number) => ({ period: `${day} ${hash}`, amount: 1, max });
  const own = share(network.hash, maxOfNetwork);
  return network.wideHash ? [own, share(network.wideHash, maxOfWideNetwork)] : [own];
}
