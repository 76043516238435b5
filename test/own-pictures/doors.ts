import { deskPaths } from "#facts/desk-paths.ts";
import { defaultFacts } from "#facts/facts.ts";
import { deskArticlesCopy } from "#features/articles/words/desk.ts";
import { readFactAt } from "#features/business/desk/fact-places.ts";
import { typeFact } from "#features/details/rules/type-fact.ts";
import { factGroups, factProblems } from "#features/details/words/business-details.ts";
import { brandCopy, picturesCopy } from "#features/pictures/words/desk.ts";

const mebibyte = 1024 * 1024;

type Asked = { path: string; body: FormData | Uint8Array<ArrayBuffer>; headers?: Record<string, string> };

/** A place of the desk that takes files; `words` are what it says at the field of a refused one. */
export type Door = {
  name: string;
  takes: "photographs" | "marks";
  maxBytes: number;
  ask: (file: Uint8Array) => Asked;
  words: string[];
};

function formWith(field: string, file: Uint8Array, fields: Record<string, string> = {}): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set(field, new Blob([new Uint8Array(file)], { type: "image/png" }), 'a"\u2028../../picture.png');
  return body;
}

const founder = Object.fromEntries(
  (factGroups.find(({ id }) => id === "founder")?.facts ?? []).flatMap(({ path, kind }) =>
    typeFact(kind, readFactAt(defaultFacts, path), defaultFacts.place).map((text, at) => [`${path}.${at}`, text]),
  ),
);

const mark = (part: "mark" | "seal"): Door => ({
  name: part,
  takes: "marks",
  maxBytes: 8 * mebibyte,
  ask: (file) => ({ path: deskPaths.brand({ part }), body: formWith("file", file, { tint: "own" }) }),
  words: Object.values(brandCopy.problems),
});

export const doors: Door[] = [
  {
    name: "picture",
    takes: "photographs",
    maxBytes: 48 * mebibyte,
    ask: (file) => ({ path: deskPaths.picture("stock-rims"), body: formWith("file", file, { alt: "A cellar" }) }),
    words: Object.values(picturesCopy.problems),
  },
  {
    name: "portrait",
    takes: "photographs",
    maxBytes: 32 * mebibyte,
    ask: (file) => ({
      path: deskPaths.factGroup("founder"),
      body: formWith("proof.founder.portrait.file", file, { ...founder, "proof.founder.name.0": "Ada Vale" }),
    }),
    words: (["pictureTooLarge", "pictureHeic", "pictureKind", "pictureUnreadable"] as const).map((problem) =>
      factProblems[problem]({ type: "picture", minWidth: 240 }, [], defaultFacts.place),
    ),
  },
  {
    name: "article",
    takes: "photographs",
    maxBytes: 16 * mebibyte,
    ask: (file) => ({
      path: `${deskPaths.article("hostile")}?do=picture`,
      body: new Uint8Array(file),
      headers: { Accept: "application/json", "Content-Type": "application/octet-stream" },
    }),
    words: Object.values(deskArticlesCopy.problems.image),
  },
  mark("mark"),
  mark("seal"),
];
