import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import type { LaunchState } from "../rules/launch-state.ts";
import { makeRedirects, type Redirects } from "./addresses/redirects.ts";
import { makeChecklist, type OwnersChecklist } from "./checklist.ts";
import { confirmWords, readLaunchState } from "./launch-state.ts";
import { goLive } from "./queries/launch-steps.ts";

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
  services(server, { isThere }) {
    const { db, clock, settings, content, facts } = server;
    return {
      checklist: makeChecklist(server),
      redirects: makeRedirects({ ...server, isThere }),
      goLive: async () => {
        await goLive(db, clock());
        await content.refresh();
      },
      readLaunchState: () => readLaunchState(db, settings, facts()),
      confirmWords: (words, isMine) => confirmWords(db, words, isMine, clock()),
    };
  },
};
