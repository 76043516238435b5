import { startOfTest } from "../app.ts";
import type { RowsOfBefore } from "./earlier-rows.ts";

/** Rows about subscribers and their letters. */
export const letterRows: RowsOfBefore[] = [
  [
    "letter_subscribers",
    [
      {
        email_folded: "ada@house.example",
        email: "Ada@house.example",
        name: "Ada",
        key: "a-key-of-letters",
        state: "confirmed",
        asked_at: startOfTest,
        agreed_words: "You may write to me.",
        agreed_on: "/winery-playbook",
        sequence: "winery",
        confirmed_at: startOfTest,
        stopped_at: null,
        stopped_by: null,
        paused_until: null,
      },
    ],
  ],
  ["letter_stops", [{ hash: "a-hash", why: "link", stopped_at: startOfTest }]],
  [
    "letter_plans",
    [{ email_folded: "ada@house.example", letter: "winery-1", due_at: startOfTest + 1e9, state: "planned" }],
  ],
  [
    "newsletters",
    [
      {
        id: "a-newsletter",
        state: "sent",
        article_slug: "",
        subject: "A subject",
        body: "Words",
        part: "all",
        due_at: startOfTest,
        queued_to: "zoe@house.example",
        created_at: startOfTest,
        ended_at: startOfTest,
      },
    ],
  ],
  ["letter_counts", [{ letter: "a-newsletter", what: "sent", count: 41 }]],
];
