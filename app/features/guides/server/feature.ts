import { isLeadForm } from "#facts/forms.ts";
import { inMail } from "#platform/mail/server/mail.ts";
import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import { guideMail } from "./guide-mail.ts";
import { makeGuideMaker } from "./guide-maker.ts";
import { type GuideState, readGuideStates } from "./guide-states.ts";

declare module "#platform/http/services.ts" {
  interface Services {
    /** Whether visitors get each guide with the words in force. */
    readGuideStates: () => Promise<GuideState[]>;
  }
}

export const serverFeature: ServerFeature = {
  formMail: (form, sender, facts, links) =>
    isLeadForm(form) ? inMail("guide", "visitor", guideMail(form, sender, facts, links)) : undefined,
  services: ({ db, content }) => ({ readGuideStates: () => readGuideStates(db, content) }),
  jobs: (server) => [
    { name: "make guides", everyMs: 1000, atStart: false, run: makeGuideMaker(server, server.leaseHolder) },
  ],
};
