import type { Feature, TextGroup } from "#platform/http/feature.ts";
import { letterPaths } from "./letter-paths.ts";
import { sequenceNames } from "./rules/sequences.ts";
import { lettersCopy } from "./words/desk.ts";
import { confirmationCopy, letterFrameCopy } from "./words/letter-frame.ts";
import { lettersPageCopy } from "./words/pages.ts";
import { sequenceCopies } from "./words/sequences.ts";

const sequenceTexts = sequenceNames.map(
  (name): TextGroup => ({ name: lettersCopy.lettersAfter(name), under: "mails", copy: sequenceCopies[name] }),
);

export const letters = {
  hasServer: true,
  keyedPages: {
    "letters/confirm/:token": "pages/confirm.tsx",
    "letters/stop/:key": "pages/stop.tsx",
  },
  desk: {
    "desk/letters": "desk/letters.tsx",
    "desk/letters/:id": "desk/letter.tsx",
    "desk/letters/:id/kept": "desk/letter-kept.ts",
    "desk/letters/:id/mail": "desk/letter-mail.ts",
  },
  deskEntries: [
    {
      href: letterPaths.letters(),
      title: lettersCopy.title,
      texts: [lettersCopy.newsletters, ...Object.values(lettersCopy.sequence)],
      nav: { name: lettersCopy.title, place: 40 },
    },
    { href: letterPaths.newLetter(), title: lettersCopy.editor.new },
  ],
  texts: [
    { name: "Pages behind the links of letters", under: "shared", copy: lettersPageCopy },
    { name: "Around each letter", under: "mails", copy: letterFrameCopy },
    { name: "Mail that asks whether letters are welcome", under: "mails", copy: confirmationCopy },
    ...sequenceTexts,
  ],
} satisfies Feature;
