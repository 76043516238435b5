import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import { repliesCopy } from "../words.ts";
import { type MailboxReader, makeMailboxReader, readMailboxState } from "./read-mailbox.ts";
import { deleteExpiredMails, eraseTakenMails, listMailsOf } from "./taken-mails.ts";
import { testMailbox } from "./test-mailbox.ts";
import { watchMailbox } from "./watch-mailbox.ts";

declare module "#platform/process/server/server.ts" {
  interface Server {
    mailbox: MailboxReader;
  }
}

declare module "#platform/http/services.ts" {
  interface Services {
    /** The mailbox that answers arrive in. */
    mailbox: Pick<MailboxReader, "state" | "readNow">;
  }
}

export const serverFeature: ServerFeature = {
  open: (server) => ({ mailbox: makeMailboxReader(server, server.leaseHolder) }),
  services: ({ mailbox }) => ({ mailbox }),
  async tellAbout(db, emailFolded, say) {
    const mails = await listMailsOf(db, emailFolded);
    const records = mails.map(({ kind, taken_at }) => ({
      head: say(taken_at),
      rows: [["", repliesCopy.kinds[kind]]] as const,
    }));
    return { title: repliesCopy.title, records };
  },
  erase: eraseTakenMails,
  expire: deleteExpiredMails,
  watch: watchMailbox,
  integrations: { replies: { test: testMailbox, heard: readMailboxState } },
  jobs: ({ mailbox }) => [{ name: "read the mailbox", everyMs: 1000, atStart: true, run: mailbox.readDue }],
};
