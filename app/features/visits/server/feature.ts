import { isCounted } from "#platform/http/is-counted.ts";
import { makeCountStore } from "#platform/jobs/server/store-counts.ts";
import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import { AgentLedger } from "./agent-ledger.ts";
import { makeMondayLetter } from "./monday-letter.ts";
import { addVisitCounts, countByPath, countOfPaths, deleteCounts } from "./queries/visit-counts.ts";
import { readFigures } from "./read-figures.ts";
import { isFromHosts } from "./reverse-dns.ts";
import { makeLedgerStore } from "./store-ledger.ts";
import { VisitCounter } from "./visit-counter.ts";

declare module "#platform/process/server/server.ts" {
  interface Server {
    visits: VisitCounter;
    ledger: AgentLedger;
    /** They write what is counted in memory to the database. */
    countStores: { visits: Store; ledger: Store };
  }
}

type Store = () => Promise<void>;

const secondMs = 1000;
const keptForMs = 730 * 24 * 60 * 60 * secondMs;

export const serverFeature: ServerFeature = {
  open(server) {
    const { db, clock, settings, dayOf } = server;
    const counting = { clock, dayOf, trustedProxies: settings.trustedProxies };
    const visits = new VisitCounter(counting);
    const ledger = new AgentLedger(counting);
    return {
      visits,
      ledger,
      counts: {
        note(kind, names, headers) {
          if (isCounted(Object.fromEntries(headers))) for (const name of names) visits.add(kind, name);
        },
        noteQuestion: (userAgent) => ledger.noteQuestion(userAgent),
        byPath: (period) => countByPath(db, period),
        ofPaths: (kind, paths, days) => countOfPaths(db, kind, paths, days),
      },
      countStores: {
        visits: makeCountStore(visits, (counts) => addVisitCounts(db, counts)),
        ledger: makeLedgerStore(db, ledger, isFromHosts),
      },
    };
  },
  shows: { today: readFigures },
  answered: ({ visits, ledger }) => [visits, ledger].map((counter) => counter.note.bind(counter)),
  jobs(server) {
    const { countStores } = server;
    return [
      {
        name: "write the Monday letter",
        everyMs: 60 * secondMs,
        atStart: false,
        run: makeMondayLetter(server),
      },
      { name: "store visit counts", everyMs: 3 * secondMs, atStart: false, run: countStores.visits },
      { name: "store agent counts", everyMs: 3 * secondMs, atStart: false, run: countStores.ledger },
    ];
  },
  expire: (db, nowMs) => deleteCounts(db, new Date(nowMs - keptForMs).toISOString().slice(0, 10)),
  close: ({ countStores }) => Object.values(countStores),
};
