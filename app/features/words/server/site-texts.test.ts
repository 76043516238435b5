import { expect, test } from "vitest";
import { placeLimits, textsOf } from "#facts/editable-texts.ts";
import { defaultFacts } from "#facts/facts.ts";
import { nameText } from "../name-text.ts";
import { tokenFacts } from "../rules/token-facts.ts";
import { textGroups } from "../text-groups.ts";
import { siteTexts } from "./site-texts.ts";

const texts = siteTexts();
const groups = Object.entries(textGroups);

const byGroup = (write: (id: number) => string) =>
  Object.fromEntries(
    [...Map.groupBy(texts, ({ group }) => group)].map(([group, of]) => [
      group,
      Object.fromEntries(of.map(({ path, id }) => [path, write(id)])),
    ]),
  );

test("every group has texts, each under a path of its own", () => {
  expect([...new Set(texts.map(({ group }) => group))]).toEqual(groups.map(([group]) => group));
  expect(new Set(texts.map(({ group, path }) => `${group} ${path}`)).size).toBe(texts.length);
});

test("a text is changed in one group, and shown wherever it stands", () => {
  const words = byGroup((id) => `text ${id}.`);
  const shown = groups.flatMap(([group, write]) =>
    textsOf(write({ ...tokenFacts(defaultFacts), words })).map(({ path, text }) => ({ group, path, text })),
  );
  const own = new Map(texts.map(({ group, path, id }) => [`${group} ${path}`, `text ${id}.`]));
  // A text without a path of its own belongs to another group.
  const all = new Set(own.values());
  for (const { group, path, text } of shown) {
    const expected = own.get(`${group} ${path}`);
    if (expected) expect(text, `${group} ${path}`).toBe(expected);
    else expect(all.has(text), `${group} ${path}: ${text}`).toBe(true);
  }
});

test("each text of a group has a name of its own", () => {
  for (const [group, of] of Map.groupBy(texts, (text) => text.group))
    expect(new Set(of.map(({ path }) => nameText(path))).size, group).toBe(of.length);
});

test("the name of a package is changed once", () => {
  const named = texts.filter(({ text }) => text === "Growth Accelerator");
  expect(named.map(({ group, path }) => `${group} ${path}`)).toEqual(["package-names accelerator"]);
  const words = { "package-names": { accelerator: "The Cellar Door" } };
  const places = groups.filter(([, write]) =>
    JSON.stringify(write({ ...defaultFacts, words })).includes("Cellar Door"),
  );
  expect(places.map(([group]) => group).sort()).toEqual(
    ["growth-accelerator", "package-names", "packages", "quiz-result", "services"]
      .concat(["authority-builder", "visibility-starter"])
      .sort(),
  );
});

test("a text with another group's text inside is a text of its own", () => {
  expect(texts).toContainEqual(
    expect.objectContaining({ group: "growth-accelerator", path: "meta.title", text: "Growth Accelerator package" }),
  );
});

test("no text of the site is a function any more", () => {
  const functionsIn = (value: unknown): number => {
    if (typeof value === "function") return 1;
    return value && typeof value === "object"
      ? Object.values(value).reduce((sum, each) => sum + functionsIn(each), 0)
      : 0;
  };
  for (const [group, write] of groups) expect(functionsIn(write(defaultFacts)), group).toBe(0);
});

test("every place with little room has a text", () => {
  const named = texts.map(({ path }) => `.${path.replace(/\.\d+(?=\.|$)/g, "")}`);
  expect(Object.keys(placeLimits).filter((place) => !named.some((path) => path.endsWith(`.${place}`)))).toEqual([]);
});
