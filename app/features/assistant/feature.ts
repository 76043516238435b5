import type { Feature } from "#platform/http/feature.ts";

export const assistant = {
  hasServer: true,
  pages: {
    dash: "pages/dash.tsx",
  },
  desk: {
    "desk/questions": "desk/question-book.tsx",
  },
  endpoints: {
    "api/dash": "endpoints/dash.ts",
    mcp: "endpoints/mcp.ts",
  },
} satisfies Feature;
