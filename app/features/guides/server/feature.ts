import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import { makeGuideMaker } from "./guide-maker.ts";
import { type GuideState, readGuideStates } from "./guide-states.ts";

declare module "#platform/http/services.ts" {
  interface Services {
    /** Whether visitors get each guide with the words in force. */
    readGuideStates: () => Promise<GuideState[]>;
  }
}

export const serverFeature: ServerFeature = {
  services: ({ db, content }) => ({ readGuideStates: () => readGuideStates(db, content) }),
  jobs: (server) => [
    { name: "make guides", everyMs: 1000, atStart: false, run: makeGuideMaker(server, server.leaseHolder) },
  ],
};
