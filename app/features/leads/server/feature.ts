import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import { type LeadAdmin, makeLeadAdmin } from "./lead-admin.ts";
import { deleteExpired } from "./queries/delete-expired.ts";
import type { StoredLead } from "./queries/leads.ts";
import { type ReceivedForm, receiveLead } from "./receive-lead.ts";

declare module "#platform/http/services.ts" {
  interface Services {
    /** Stores a built-in form's entry with what it causes; resolves once it is on the disk. */
    receiveLead: (received: ReceivedForm) => Promise<StoredLead>;
    leadAdmin: LeadAdmin;
  }
}

const hourMs = 60 * 60 * 1000;

export const serverFeature: ServerFeature = {
  services: (server) => ({
    async receiveLead(received) {
      const { clock, facts, wakeDeliveries } = server;
      const outcome = await receiveLead(received, { ...server, facts: facts(), nowMs: clock() });
      wakeDeliveries();
      return outcome;
    },
    leadAdmin: makeLeadAdmin(server),
  }),
  jobs: ({ db, clock }) => [
    { name: "delete what has expired", everyMs: hourMs, atStart: true, run: () => deleteExpired(db, clock()) },
  ],
};
