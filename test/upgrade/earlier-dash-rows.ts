import { startOfTest } from "../app.ts";
import type { RowsOfBefore } from "./earlier-rows.ts";

const id = (kind: string) => kind.padEnd(21, "x");

/** Rows of Dash: visitors' questions, and the owner's answers. */
export const dashRows: RowsOfBefore[] = [
  [
    "dash_questions",
    [
      {
        ...{ id: id("asked"), conversation: id("talk"), asked_at: startOfTest, question: "Japan?" },
        ...{ kind: "declined", answer: "This site doesn’t say.", email_folded: null, is_settled: 0 },
      },
    ],
  ],
  ["dash_spending", [{ period: "2026-11", tokens: 1200 }]],
  [
    "dash_answers",
    [{ id: id("answer"), question: "Japan?", answer: "Not yet.", path: "/dash", changed_at: startOfTest }],
  ],
];
