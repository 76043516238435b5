import { startOfTest } from "../app.ts";
import type { RowsOfBefore } from "./earlier-rows.ts";

/** Rows about the mailbox that was read. */
export const mailboxRows: RowsOfBefore[] = [
  [
    "mailbox_reads",
    [
      {
        id: "a-mailbox",
        uid_validity: 1,
        last_uid: 7,
        asked_at: startOfTest,
        good_at: startOfTest,
        outcome: "read",
        unread: 0,
        since: startOfTest,
      },
    ],
  ],
  [
    "taken_mails",
    [
      {
        id: "a-taken-mail",
        kind: "reply",
        delivery_id: "message-1".padEnd(21, "x"),
        about: "ada@house.example",
        taken_at: startOfTest,
      },
    ],
  ],
];
