import { agentHosts } from "#app/rules/visits/known-agents.ts";
import type { Db } from "#server/tables/schema.ts";
import { addAgentCounts } from "#server/tables/visits/agent-counts.ts";
import type { AgentLedger, LedgerEntry } from "./agent-ledger.ts";
import { makeCountStore } from "./store-counts.ts";

type IsFromHosts = (address: string, hosts: readonly string[]) => Promise<boolean | undefined>;

const maxChecks = 20;
const maxKept = 2000;

/** Stores new counts, without addresses. */
export function makeLedgerStore(db: Db, ledger: AgentLedger, isFromHosts: IsFromHosts) {
  const confirm = makeConfirmer(isFromHosts);
  return makeCountStore(ledger, async (entries) => {
    const isConfirmed = await confirm(entries);
    await addAgentCounts(
      db,
      entries.map((entry) => ({ ...entry, is_confirmed: isConfirmed(entry) ? 1 : 0 })),
    );
  });
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
