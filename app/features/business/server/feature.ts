import { makeCountStore } from "#platform/jobs/server/store-counts.ts";
import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import { stepAt } from "../desk/step-hrefs.ts";
import type { LaunchState } from "../rules/launch-state.ts";
import { MissedCounter } from "./addresses/missed-counter.ts";
import { makeRedirects, type Redirects } from "./addresses/redirects.ts";
import { makeChecklist, type OwnersChecklist } from "./checklist.ts";
import { confirmWords, readLaunchState } from "./launch-state.ts";
import { goLive } from "./queries/launch-steps.ts";
import { addMissed } from "./queries/missed-addresses.ts";

declare module "#platform/process/server/server.ts" {
  interface Server {
    missed: MissedCounter;
    storeMissed: () => Promise<void>;
  }
}

declare module "#platform/http/services.ts" {
  interface Services {
    checklist: OwnersChecklist;
    /** Old addresses and where they lead. */
    redirects: Redirects;
    goLive: () => Promise<void>;
    /** Placeholders that the owner must replace, by the rules of the launch check without its links to other sites. */
    readLaunchState: () => Promise<LaunchState>;
    /**
     * Notes that the owner confirms default words, or no longer does; without a field, all of a page. False if there
     * are none.
     */
    confirmWords: (words: { page: string; field: string | undefined }, isMine: boolean) => Promise<boolean>;
  }
}

export const serverFeature: ServerFeature = {
  shows: {
    /** After the step to which the page belongs. */
    "next step": ({ checklist }, { url }) => checklist.next(stepAt(new URL(url).pathname)),
  },
  open({ db, clock }) {
    const missed = new MissedCounter(clock);
    return { missed, storeMissed: makeCountStore(missed, (counts) => addMissed(db, counts)) };
  },
  services(server, { isThere }) {
    const { db, clock, content, facts } = server;
    return {
      checklist: makeChecklist(server),
      redirects: makeRedirects({ ...server, isThere }),
      goLive: async () => {
        await goLive(db, clock());
        await content.refresh();
      },
      readLaunchState: () => readLaunchState(server, facts()),
      confirmWords: (words, isMine) => confirmWords(db, words, isMine, clock()),
    };
  },
  answered: ({ missed }) => [missed.note.bind(missed)],
  jobs: ({ storeMissed }) => [{ name: "store missed addresses", everyMs: 3000, atStart: false, run: storeMissed }],
  close: ({ storeMissed }) => [storeMissed],
};
