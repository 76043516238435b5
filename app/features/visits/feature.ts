import type { Feature } from "#platform/http/feature.ts";
import { visitPaths } from "./visit-paths.ts";
import { visibilityCopy } from "./words/visibility.ts";

const { nav, ways, assistants } = visibilityCopy;

export const visits = {
  hasServer: true,
  desk: {
    "desk/visibility": "desk/visibility.tsx",
    "desk/visibility/assistants": "desk/assistants.tsx",
  },
  deskEntries: [
    {
      href: visitPaths.visibility(),
      title: ways.title,
      texts: [ways.sources, ways.pages],
      nav: { name: nav, place: 10 },
    },
    {
      href: visitPaths.assistants(),
      title: assistants.title,
      texts: Object.values(assistants.kinds).map(({ title }) => title),
    },
  ],
} satisfies Feature;
