import type { Feature } from "#platform/http/feature.ts";
import { answersCopy } from "./words/answer.ts";
import { answersDeskCopy } from "./words/desk.ts";

export const answers = {
  hasServer: true,
  desk: {
    "desk/people/:id/answer": "desk/answer.tsx",
    "desk/people/:id/answer/kept": "desk/answer-kept.ts",
  },
  texts: [{ name: answersDeskCopy.texts, under: "mails", copy: answersCopy }],
} satisfies Feature;
