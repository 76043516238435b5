import type { Db } from "#platform/engine/server/schema.ts";
import type { VisitorNetwork } from "#platform/http/server/visitor-network.ts";
import { giveTokensBack, type NetworkShare, takeShares } from "./queries/dash-spending.ts";

type Deps = { db: Db; clock: () => number; maxTokensPerMonth: () => number };

/** A day's share of the month, and a network's of the day; of a small budget, a few questions. */
const dayShare = 0.1;
const networkShare = 0.05;
const minQuestions = 3;
/** An IPv6 /48, as a multiple of one network. */
const wideFactor = 4;

type Reservation = { kind: "taken"; settle: (usedTokens: number) => Promise<void> };
export type Reserved = Reservation | { kind: "network limit" | "budget used up" };

/** Limits the model's tokens in a month, in a day and for a network in a day, over all instances. */
export function makeModelBudget({ db, clock, maxTokensPerMonth }: Deps) {
  return {
    /** Reserves what an answer may use. */
    async reserve(tokens: number, network: VisitorNetwork | undefined): Promise<Reserved> {
      const day = new Date(clock()).toISOString().slice(0, 10);
      const month = day.slice(0, 7);
      const ofMonth = maxTokensPerMonth();
      const ofDay = Math.max(Math.ceil(ofMonth * dayShare), minQuestions * tokens);
      const networks = networkShares(network, { day, tokens, max: Math.ceil(ofDay * networkShare) });
      const kind = await takeShares(
        db,
        [
          { period: month, tokens, max: ofMonth },
          { period: day, tokens, max: ofDay },
        ],
        networks,
      );
      if (kind !== "taken") return { kind };
      const periods = [month, day, ...networks.map(({ period }) => period)];
      return {
        kind,
        async settle(usedTokens) {
          if (usedTokens < tokens) await giveTokensBack(db, periods, tokens - usedTokens);
        },
      };
    },
  };
}

type Day = { day: string; tokens: number; max: number };

function networkShares(network: VisitorNetwork | undefined, { day, tokens, max }: Day): NetworkShare[] {
  if (!network) return [];
  const own = { period: `${day} ${network.hash}`, tokens, max, minQuestions };
  const wide = { period: `${day} ${network.wideHash}`, max: max * wideFactor, minQuestions: minQuestions * wideFactor };
  return network.wideHash ? [own, { tokens, ...wide }] : [own];
}
