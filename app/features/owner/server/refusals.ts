import type { Db } from "#platform/engine/server/schema.ts";
import { makeCountStore } from "#platform/jobs/server/store-counts.ts";
import type { Logger } from "#platform/process/server/log.ts";
import { networkMark } from "../rules/network-mark.ts";
import type { RefusalKind } from "../rules/refusal-kind.ts";
import { addRefusals, type Refusal } from "./queries/refusals.ts";

/** Networks of each kind with an entry of their own in a day; those beyond share one. */
const maxNetworks = 50;

type Deps = { db: Db; clock: () => number; dayOf: (ms: number) => string; log: Logger };

export type Noted = {
  kind: RefusalKind;
  /** The hash of `VisitorNetwork`; empty if there is none. */
  network: string;
  /** How many were refused or set aside now. */
  refused?: number;
  /** How many the network's limit let through that day. Not added up: the highest counts. */
  taken?: number;
};

/** Tells the owner once a day and network, in Activity and in the log, what was refused beyond a limit. */
export type Refusals = ReturnType<typeof makeRefusals>;

export function makeRefusals({ db, clock, dayOf, log }: Deps) {
  let noted = new Map<string, Refusal>();
  const networks = new Map<RefusalKind, Set<string>>();
  let networksDay = "";

  function add({ kind, network, refused, taken }: Refusal) {
    const named = networks.get(kind) ?? new Set();
    networks.set(kind, named);
    const shown = named.has(network) || named.size < maxNetworks ? network : "";
    if (shown) named.add(shown);
    const key = `${kind} ${shown}`;
    const known = noted.get(key);
    const counts = { refused: (known?.refused ?? 0) + refused, taken: Math.max(known?.taken ?? 0, taken) };
    noted.set(key, { kind, network: shown, ...counts });
  }

  const counter = {
    take() {
      const taken = [...noted.values()];
      noted = new Map();
      return taken;
    },
    giveBack: (refusals: readonly Refusal[]) => refusals.forEach(add),
  };

  const store = makeCountStore(counter, async (refusals) => {
    const nowMs = clock();
    const day = dayOf(nowMs);
    if (day !== networksDay) networks.clear();
    networksDay = day;
    for (const { network, ...told } of await addRefusals(db, refusals, { day, nowMs }))
      log.warn({ ...told, network: networkMark(network) }, "refused beyond a limit");
  });

  return {
    /** Counts in memory; never throws or waits. */
    note({ kind, network, refused = 1, taken = 0 }: Noted): void {
      if (refused > 0) add({ kind, network, refused, taken });
    },
    store,
  };
}
