import { afterEach, expect, test } from "vitest";
import { type ImapServer, startImapServer } from "../../../../test/imap-server.ts";
import { readNewMails } from "./read-new-mails.ts";

let server: ImapServer | undefined;
afterEach(() => server?.stop());

test("each head is judged in a turn of its own", async () => {
  const mails = Array.from({ length: 20 }, () => Buffer.from("Subject: One\n\nWords\n"));
  server = await startImapServer(...mails);
  let judgedInTurn = 0;
  let most = 0;
  const reading = await readNewMails({
    url: server.url,
    place: undefined,
    sinceMs: 0,
    timeoutMs: 20_000,
    stopped: new AbortController().signal,
    isWanted: async () => {
      judgedInTurn += 1;
      most = Math.max(most, judgedInTurn);
      setImmediate(() => {
        judgedInTurn = 0;
      });
      return false;
    },
    take: async () => {},
    note: async () => {},
  });
  expect([reading, most]).toEqual([{ kind: "read", mails: 20 }, 1]);
});
