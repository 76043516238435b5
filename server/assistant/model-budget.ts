import { RateLimiter } from "#server/http/rate-limiter.ts";
import type { VisitorNetwork } from "#server/http/visitor-network.ts";
import { giveTokensBack, reserveTokens, type SpendingLimit } from "#server/tables/assistant/dash-spending.ts";
import type { Db } from "#server/tables/schema.ts";

type Deps = { db: Db; clock: () => number; maxTokensPerMonth: () => number };

const daySeconds = 24 * 60 * 60;
/** Answers with the model that one network may have in a day: nobody uses up what is there for all. */
const networkLimit = { burst: 15, perSecond: 15 / daySeconds };
const wideLimit = { burst: 60, perSecond: 60 / daySeconds };
/** A day's share of the month. */
const dayShare = 0.1;

export type Reservation = { settle: (usedTokens: number | undefined) => Promise<void> };

/** The limits of what the model may use up: for a network, a day and a month, over all instances. */
export function makeModelBudget({ db, clock, maxTokensPerMonth }: Deps) {
  const limiter = new RateLimiter();
  const mayAsk = (network: VisitorNetwork | undefined) => {
    if (!network) return true;
    const isOk = limiter.take(network.hash, networkLimit, clock()).ok;
    return isOk && (!network.wideHash || limiter.take(network.wideHash, wideLimit, clock()).ok);
  };
  const limitsNow = (): SpendingLimit[] => {
    const day = new Date(clock()).toISOString().slice(0, 10);
    const month = maxTokensPerMonth();
    return [
      { period: day.slice(0, 7), maxTokens: month },
      { period: day, maxTokens: Math.ceil(month * dayShare) },
    ];
  };
  return {
    /** Reserves the most that an answer can use up; undefined where a limit is reached. */
    async reserve(tokens: number, network: VisitorNetwork | undefined): Promise<Reservation | undefined> {
      if (!mayAsk(network)) return undefined;
      const limits = limitsNow();
      if (!(await reserveTokens(db, limits, tokens))) return undefined;
      return {
        async settle(usedTokens) {
          const used = usedTokens !== undefined && usedTokens >= 0 ? Math.min(Math.ceil(usedTokens), tokens) : tokens;
          if (used < tokens) await giveTokensBack(db, limits, tokens - used);
        },
      };
    },
  };
}
