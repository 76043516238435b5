import { MissedCounter } from "#features/business/server/addresses/missed-counter.ts";
import { addMissed } from "#features/business/server/queries/missed-addresses.ts";
import { isCounted } from "#platform/http/is-counted.ts";
import { makeCountStore } from "#platform/jobs/server/store-counts.ts";
import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import { AgentLedger } from "./agent-ledger.ts";
import { makeMondayLetter } from "./monday-letter.ts";
import { addVisitCounts } from "./queries/visit-counts.ts";
import { isFromHosts } from "./reverse-dns.ts";
import { makeLedgerStore } from "./store-ledger.ts";
import { VisitCounter } from "./visit-counter.ts";

declare module "#platform/process/server/server.ts" {
  interface Server {
    visits: VisitCounter;
    missed: MissedCounter;
    ledger: AgentLedger;
    /** They write what is counted in memory to the database. */
    countStores: { visits: Store; missed: Store; ledger: Store };
  }
}

declare module "#platform/http/services.ts" {
  interface Services {
    /** Counts quiz visitors by the number of questions answered; robots and uncounted visitors are left out. */
    noteQuizStep: (headers: Headers, steps: readonly number[]) => void;
  }
}

type Store = () => Promise<void>;

const secondMs = 1000;

export const serverFeature: ServerFeature = {
  open(server) {
    const { db, clock, settings, dayOf } = server;
    const counting = { clock, dayOf, trustedProxies: settings.trustedProxies };
    const visits = new VisitCounter(counting);
    const missed = new MissedCounter(clock);
    const ledger = new AgentLedger(counting);
    const countStores = {
      visits: makeCountStore(visits, (counts) => addVisitCounts(db, counts)),
      missed: makeCountStore(missed, (counts) => addMissed(db, counts)),
      ledger: makeLedgerStore(db, ledger, isFromHosts),
    };
    return { visits, missed, ledger, countStores };
  },
  services: ({ visits }) => ({
    noteQuizStep(headers, steps) {
      if (isCounted(Object.fromEntries(headers))) for (const step of steps) visits.add("quiz", String(step));
    },
  }),
  jobs(server) {
    const { visits, missed, ledger } = server.countStores;
    return [
      {
        name: "write the Monday letter",
        everyMs: 60 * secondMs,
        atStart: false,
        run: makeMondayLetter(server),
      },
      { name: "store visit counts", everyMs: 3 * secondMs, atStart: false, run: visits },
      { name: "store missed addresses", everyMs: 3 * secondMs, atStart: false, run: missed },
      { name: "store agent counts", everyMs: 3 * secondMs, atStart: false, run: ledger },
    ];
  },
  close: ({ countStores }) => Object.values(countStores),
};
