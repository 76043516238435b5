import { expect, test } from "vitest";
import { code, imports, importsAtRunTime, importsOf, product, textOf } from "./source-files.ts";

/** The files that match a place and import something that does not match what it may. */
const wrongImports = (place: RegExp, allowed: RegExp, pattern = importsAtRunTime) =>
  product
    .filter((path) => place.test(path))
    .flatMap((path) => importsOf(path, pattern).map((target) => ({ path, target })))
    .filter(({ target }) => !allowed.test(target));

const pure = "app/facts/|app/platform/(?:text|time|intl|http|mail|outbox|settings|islands)/(?!server/)";

/** The imports that a place may have at run time. `server/` folders are kept out of browsers by the build (`vite.config.ts`). */
test.each([
  ["rules", /\/features\/\w+\/rules\//, new RegExp(`/rules/|^(?:${pure})`)],
  ["words", /\/features\/\w+\/words(?:\/|\.ts)/, new RegExp(`/words(?:/|\\.ts)|/rules/|^(?:${pure})`)],
  ["facts", /^app\/facts\//, /^app\/(?:facts|platform\/(?:text|intl|http|ui|islands)\/(?!server\/))/],
  ["the platform's ui", /^app\/platform\/ui\//, /^app\/platform\/ui\//],
  ["code for browsers", /\/islands\/|\/browser\//, /^(?!.*\/(?:server|endpoints)\/)/],
])("%s import only what they may", (_, place, allowed) => {
  expect(wrongImports(place, allowed)).toEqual([]);
});

test("the platform and the facts import nothing above them, not even types", () => {
  expect(wrongImports(/^app\/(?:platform|facts)\//, /^app\/(?:platform|facts)\//, imports)).toEqual([]);
});

const featureNames = [...textOf("app/site.ts").matchAll(/^export \{ (\w+) \}/gm)].map(([, name = ""]) => name);

/** Names of tables, as a feature declares them. */
const tablesOf = (feature: string) =>
  [...textOf(`app/features/${feature}/server/tables.ts`).matchAll(/^ +(\w+): \{/gm)].map(([, name = ""]) => name);

test.each(["assistant", "letters", "mailbox", "visits"].filter((name) => featureNames.includes(name)))(
  "%s can be taken out: no other file imports its code or asks its tables",
  (name) => {
    const own = `app/features/${name}/`;
    const others = code.filter(
      (path) => !path.startsWith(own) && path !== "app/site.ts" && !path.includes("/migrations/"),
    );
    const table = new RegExp(`(?:(?:From|Table|Into|Join)\\("|\\b(?:from|join) )(?:${tablesOf(name).join("|")})\\b`);
    expect(tablesOf(name)).not.toEqual([]);
    expect(others.filter((path) => importsOf(path, imports).some((target) => target.startsWith(own)))).toEqual([]);
    const asking = others.filter((path) => !path.includes("/words/") && table.test(textOf(path)));
    expect(asking).toEqual([]);
  },
);

/** The folders of a feature, each where it has more than one file. */
const parts = ["browser", "desk", "endpoints", "islands", "pages", "rules", "server", "words"];

test("code lies in a feature, the platform or the facts, and a feature has the folders of every other", () => {
  const loose = product.filter((path) => /^app\/(?!features\/|platform\/|facts\/|wiring\/)[^/]+\//.test(path));
  expect(loose).toEqual([]);
  const folders = product.flatMap(
    (path) => /^app\/features\/(\w+)\/(\w[\w-]*)\//.exec(path)?.slice(1, 3).join("/") ?? [],
  );
  const known = featureNames.flatMap((name) => parts.map((part) => `${name}/${part}`));
  const own = ["desk/frame", "desk/search", "desk/sent-messages", "desk/today"];
  expect([...new Set(folders)].filter((folder) => !known.includes(folder) && !own.includes(folder))).toEqual([]);
});

type Links = Map<string, Iterable<string>>;

/** The names that lead back to themselves. */
function circlesOf(links: Links): string[] {
  const reach = (name: string, seen: Set<string>): Set<string> => {
    for (const next of links.get(name) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
    return seen;
  };
  return [...links.keys()].filter((name) => reach(name, new Set()).has(name));
}

test("no files import each other in a circle, not even types", () => {
  expect(circlesOf(new Map(product.map((path) => [path, importsOf(path, imports)])))).toEqual([]);
});

const featureOf = (path: string) => /^app\/features\/(\w+)\//.exec(path)?.[1] ?? "";

/** Imports of features by features, with those of styles and those on demand. */
const everyImport = /(?:\bfrom|\bimport)\s*\(?"([^"]+)"/g;

test("features import none that app/site.ts lists after them, not even types", () => {
  const links = product.flatMap((path) =>
    importsOf(path, everyImport).map((target) => ({ path, target, from: featureOf(path), to: featureOf(target) })),
  );
  const found = links.filter(
    ({ from, to }) => from !== "" && to !== "" && featureNames.indexOf(to) > featureNames.indexOf(from),
  );
  expect(found.map(({ path, target }) => `${path} imports ${target}`)).toEqual([]);
});

test("within a feature imports are relative", () => {
  const found = code.filter((path) => featureOf(path) && textOf(path).includes(`"#features/${featureOf(path)}/`));
  expect(found).toEqual([]);
});
