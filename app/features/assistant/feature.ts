import { navigationCopy } from "#facts/navigation.ts";
import type { Feature } from "#platform/http/feature.ts";
import { assistantPaths } from "./assistant-paths.ts";
import { askAddress } from "./rules/ask-addresses.ts";
import { askCopy } from "./words/dash-answers.ts";
import { asksCopy } from "./words/dash-asks.ts";
import { questionsCopy } from "./words/dash-questions.ts";
import { questionBookCopy } from "./words/question-book.ts";

export const assistant = {
  hasServer: true,
  desk: {
    "desk/questions": "desk/question-book.tsx",
  },
  endpoints: {
    "api/dash": "endpoints/dash.ts",
    mcp: "endpoints/mcp.ts",
  },
  deskEntries: [
    {
      href: assistantPaths.questionBook(),
      title: questionBookCopy.title,
      texts: [questionBookCopy.given],
      nav: { name: questionBookCopy.nav, place: 20 },
    },
  ],
  texts: [
    { name: "Asking Dash", under: "shared", copy: askCopy },
    { name: "What visitors ask Dash, in their words", under: "shared", copy: asksCopy },
    { name: "Whole questions that Dash understands", under: "shared", copy: questionsCopy },
  ],
  footerLinks: [{ href: askAddress(), name: (facts) => navigationCopy(facts).footer.askDash }],
} satisfies Feature;
