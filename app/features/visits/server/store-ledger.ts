import { setImmediate as letOthersRun } from "node:timers/promises";
import type { Db } from "#platform/engine/server/schema.ts";
import { agentHosts } from "#platform/http/known-agents.ts";
import type { AgentLedger, LedgerEntry } from "./agent-ledger.ts";
import { addAgentCounts } from "./queries/agent-counts.ts";

type IsFromHosts = (address: string, hosts: readonly string[]) => Promise<boolean | undefined>;

const maxChecks = 20;
const maxKept = 2000;
const rowsPerTransaction = 200;

/** Stores new counts, without addresses; what cannot be written now is written with the next. */
export function makeLedgerStore(db: Db, ledger: AgentLedger, isFromHosts: IsFromHosts) {
  const confirm = makeConfirmer(isFromHosts);
  return async () => {
    let unstored = ledger.take();
    if (unstored.length === 0) return;
    try {
      const isConfirmed = await confirm(unstored);
      while (unstored.length > 0) {
        const batch = unstored.slice(0, rowsPerTransaction);
        await addAgentCounts(
          db,
          batch.map((entry) => ({ ...entry, is_confirmed: isConfirmed(entry) ? 1 : 0 })),
        );
        unstored = unstored.slice(rowsPerTransaction);
        await letOthersRun();
      }
    } catch (error) {
      ledger.giveBack(unstored);
      throw error;
    }
  };
}

/** Checks a few names at a time by reverse DNS; the others stay unconfirmed. Results are cached in memory alone. */
function makeConfirmer(isFromHosts: IsFromHosts) {
  const known = new Map<string, boolean>();
  const keyOf = ({ agent, address }: LedgerEntry) => `${agent} ${address}`;
  return async (entries: readonly LedgerEntry[]) => {
    const unknown = new Map(
      entries.filter((each) => each.address && !known.has(keyOf(each))).map((each) => [keyOf(each), each]),
    );
    if (known.size > maxKept) known.clear();
    const checks = [...unknown].slice(0, maxChecks).map(async ([key, { agent, address }]) => {
      const answer = await isFromHosts(address, agentHosts[agent] ?? []);
      if (answer !== undefined) known.set(key, answer);
    });
    await Promise.all(checks);
    return (entry: LedgerEntry) => known.get(keyOf(entry)) === true;
  };
}
