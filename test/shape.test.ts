import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { deskPaths } from "#app/desk-paths.ts";
import { kindPath } from "#app/kind-path.ts";
import { letterPaths } from "#app/letter-paths.ts";
import { paths } from "#app/paths.ts";
import * as askAddresses from "#app/rules/assistant/ask-addresses.ts";

const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter(Boolean);
const code = tracked.filter(
  (path) => /\.(?:ts|tsx)$/.test(path) && /^(?:app|server|start-site|scripts|bench|test)/.test(path),
);
const product = code.filter((path) => /^(?:app|server|start-site)/.test(path) && !path.endsWith(".test.ts"));
const textOf = (path: string) => readFileSync(path, "utf8");
const linesOf = (path: string) => textOf(path).trimEnd().split("\n").length;

const imports = /(?:^|\n)\s*(?:import|export)\s[^"';]*?from\s+"([^"]+)"/g;
const importsAtRunTime = /(?:^|\n)\s*(?:import|export)(?!\s+type\b)[^"';]*?from\s+"([^"]+)"/g;

/** The files of this project that a file imports, as paths from the root. */
function importsOf(path: string, pattern = importsAtRunTime): string[] {
  return [...textOf(path).matchAll(pattern)].flatMap(([, target = ""]) => {
    if (target.startsWith("#")) return [target.slice(1)];
    return target.startsWith(".") ? [join(path, "..", target)] : [];
  });
}

const isUnder = (path: string, places: string[]) => places.some((place) => path === place || path.startsWith(place));

/** Where addresses are built. */
const addressBooks = ["paths", "page-paths", "desk-paths", "kind-path", "letter-paths"].map((name) => `app/${name}.ts`);

/** The folders that a folder may import from, besides itself. */
const directions: [place: string, allowed: string[]][] = [
  ["app/rules/", []],
  ["app/copy/", []],
  ["app/ui/", []],
  ["app/browser/", ["app/rules/", "app/paths.ts", "app/copy/"]],
  ["app/sections/", ["app/ui/", "app/copy/", "app/rules/", ...addressBooks, "server/services.ts"]],
  ["app/islands/", ["app/browser/", "app/ui/", "app/rules/", "app/copy/", ...addressBooks, "app/sections/"]],
  [
    "app/pages/",
    ["app/sections/", "app/ui/", "app/copy/", "app/rules/", ...addressBooks, "app/islands/", "server/services.ts"],
  ],
  [
    "app/widgets/",
    ["app/sections/", "app/ui/", "app/copy/", "app/rules/", ...addressBooks, "app/islands/", "server/services.ts"],
  ],
  [
    "app/desk/",
    ["app/sections/", "app/ui/", "app/copy/", "app/rules/", ...addressBooks, "app/islands/", "server/services.ts"],
  ],
  ["app/endpoints/", ["app/copy/", "app/rules/", "app/paths.ts", "app/pages/", "app/sections/", "server/services.ts"]],
  ["server/", ["app/rules/", "app/copy/", ...addressBooks]],
];

test.each(directions)("%s imports only what it may", (place, allowed) => {
  const wrong = product
    .filter((path) => path.startsWith(place))
    .flatMap((path) => importsOf(path).map((target) => ({ path, target })))
    .filter(({ target }) => !isUnder(target, [place, ...allowed]));
  expect(wrong).toEqual([]);
});

test("pages see neither the database nor the settings", () => {
  const pages = product.filter((path) => path.startsWith("app/"));
  const raw = /\b(?:services|servicesOf\(context\))\.(?:db|settings|tables)\b|"#server\/(?:settings|tables)/;
  expect(pages.filter((path) => raw.test(textOf(path)))).toEqual([]);
  expect(textOf("server/services.ts")).not.toMatch(/\b(?:db: Db|settings: Settings)\b/);
});

test("only one file opens connections to the outside", () => {
  const opens = /^import (?!type\b).*from "node:(?:https?|net|tls|dgram)"|\bfetch\(/m;
  const doors = product.filter((path) => path.startsWith("server/") && opens.test(textOf(path)));
  const listening = ["server/outgoing/http.ts", "server/outgoing/addresses.ts"];
  const wrong = doors.filter((path) => !listening.includes(path) && !path.startsWith("server/http/"));
  expect(wrong).toEqual([]);
});

test("no style attribute in the markup, and no inline script but the one that waits for the first paint", () => {
  const wrong = product
    .filter((path) => path.endsWith(".tsx"))
    .filter((path) =>
      /\sstyle=|<script(?![^>]*\s(?:src=|type="speculationrules")|[^>]*afterFirstPaint\(script\))|\son[a-z]+="/.test(
        textOf(path),
      ),
    );
  expect(wrong).toEqual([]);
});

test("files stay small", () => {
  const isCopy = (path: string) => path.startsWith("app/copy/");
  const sizes = product
    .filter((path) => !isCopy(path))
    .map(linesOf)
    .sort((one, other) => one - other);
  const at = (share: number) => sizes[Math.floor(sizes.length * share)] ?? 0;
  expect(at(0.5)).toBeLessThanOrEqual(60);
  expect(at(0.9)).toBeLessThanOrEqual(150);
  expect(code.filter((path) => !isCopy(path) && linesOf(path) > 300)).toEqual([]);
});

/** Top-level functions of a formatted file, with their lengths in lines. */
function functionsOf(path: string): { name: string; lines: number }[] {
  const lines = textOf(path).split("\n");
  return lines.flatMap((line, start) => {
    const name = /^(?:export )?(?:default )?(?:async )?function\*? (\w+)/.exec(line)?.[1];
    if (!name || /\}$/.test(line.trim())) return [];
    const end = lines.findIndex((each, index) => index > start && each.startsWith("}") && !/^\}(?::|\))/.test(each));
    return [{ name: `${path} ${name}`, lines: end - start + 1 }];
  });
}

test("a rule is at most 25 lines, a component 60", () => {
  const tooLong = (place: RegExp, limit: number) =>
    product
      .filter((path) => place.test(path))
      .flatMap(functionsOf)
      .filter(({ lines }) => lines > limit);
  expect(tooLong(/^app\/rules\//, 25)).toEqual([]);
  expect(tooLong(/\.tsx$/, 60)).toEqual([]);
});

/** The one word for each domain, the same in every layer (`docs/glossary.md`). */
const domains = [
  ...["articles", "assistant", "backup", "bookings", "business", "feed", "integrations", "leads", "letters", "mail"],
  ...["outbox", "owner", "pictures", "quiz", "search", "visits"],
];

/** Files in the root of a layer, and its folders without a domain. */
const layers: [layer: string, files: string[], folders: string[]][] = [
  ["app/rules", [], ["http", "render-article", "text", "time"]],
  ["app/copy", ["editable.ts", "facts.ts"], ["desk", "format", "guides", "launch", "mails", "pages", "words"]],
  ["app/desk", [], ["frame", "today"]],
  [
    "server",
    ["services.ts", "settings.ts"],
    ["child-process", "documents", "http", "outgoing", "run", "settings", "tables"],
  ],
  ["server/tables", ["schema.ts"], ["engine", "migrations"]],
];

test.each(layers)("in %s no file lies loose, and folders have the words of the glossary", (layer, files, folders) => {
  const inLayer = code.filter((path) => path.startsWith(`${layer}/`) && !path.includes(".test."));
  const names = inLayer.map((path) => path.slice(layer.length + 1).split("/"));
  expect(names.flatMap(([name, ...rest]) => (rest.length > 0 ? [] : name)).sort()).toEqual(files);
  const ownFolders = new Set(names.flatMap(([name = "", ...rest]) => (rest.length > 0 ? name : [])));
  expect([...ownFolders].filter((name) => !domains.includes(name) && !folders.includes(name))).toEqual([]);
});

test("app/rules has at most 19 folders", () => {
  const folders = new Set(product.filter((path) => path.startsWith("app/rules/")).map(dirname));
  expect(folders.size).toBeLessThanOrEqual(19);
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

/** The folders of a layer and those they import from. */
function linksOfFolders(layer: string): Links {
  const links = new Map<string, Set<string>>();
  for (const path of product.filter((path) => path.startsWith(layer))) {
    const others = importsOf(path).filter((target) => target.startsWith(layer) && dirname(target) !== dirname(path));
    links.set(dirname(path), new Set([...(links.get(dirname(path)) ?? []), ...others.map(dirname)]));
  }
  return links;
}

test.each(["app/rules/", "app/copy/", "app/desk/", "server/"])("the folders of %s form no circle", (layer) => {
  expect(circlesOf(linksOfFolders(layer))).toEqual([]);
});

test("no files import each other in a circle, not even types", () => {
  expect(circlesOf(new Map(product.map((path) => [path, importsOf(path, imports)])))).toEqual([]);
});

/** Identifiers that the words of the glossary have replaced. */
const replaced = [
  /\b(?:edgesOf|groundOf|\w+Ground|madeOf|Making|SeenVisitors|WriteGroups|takeTurns|usualPath|freeKeys)\b/,
  /\b(?:pageTrail|PagePlace|mendPlans|settleDelivery|deleteOld)\b|\b(?:\w*HouseTime|houseDay|setAside|nudge\w*)\b/i,
  /\b\w*StandIns?\b|\bparked(?=\s*[:,}=)+.])|\b(?:partyNames|PartyRow|parties)\b(?=[.:,;)\]}])/,
  /\b(?:RouteBook|KeyTries|patienceMs|tookMs|inForce|inTurn|isWell)\b/,
  /\b(?:most|longest|fewest|furthest)[A-Z]\w*/,
  /\b(?:forget[A-Z]\w*|patience[A-Z]\w*|\w+Patience|\w+Shelf|lastSign|usual[A-Z]\w*|isOwnPost|placeOurs|OwnPosts?)\b/,
];

test("identifiers that the glossary has replaced do not come back", () => {
  const found = code
    .filter((path) => path !== "test/shape.test.ts" && !/^server\/tables\/migrations\/\d/.test(path))
    .flatMap((path) => replaced.flatMap((word) => (word.exec(textOf(path)) ?? []).map((name) => `${path}: ${name}`)));
  expect(found).toEqual([]);
});

test("files are kebab-case and there is no utils", () => {
  const names = code.map((path) => path.split("/").at(-1) ?? "");
  expect(names.filter((name) => !/^[a-z0-9]+(?:[-.][a-z0-9]+)*\.tsx?$/.test(name))).toEqual([]);
  expect(tracked.filter((path) => /(?:^|\/)(?:utils?|helpers|misc)(?:\/|\.)/.test(path))).toEqual([]);
});

const routes = [...textOf("app/routes.ts").matchAll(/route\("([^"]+)"/g)]
  .map(([, path]) => `/${path}`)
  .filter((path) => !path.endsWith("/*") && path !== "/style-book");

// Some builders take a name, some the path of the page that theirs belongs to.
const parts = ["part", "/part", paths.article("part"), `${paths.verticals()}/part`, kindPath("part")];
const builders = [paths, deskPaths, letterPaths, askAddresses, { kindPath }].flatMap((book) =>
  Object.entries<unknown>(book),
);

/** The names of the functions that build a route's address. */
const buildersOf = (route: string) => {
  const address = route.replace(/:[A-Za-z]+/g, "part");
  const builds = (build: unknown, part: string) =>
    (build as (part: string) => string)(part).split(/[?#]/)[0] === address;
  return builders.filter(([, build]) => parts.some((part) => builds(build, part))).map(([name]) => name);
};

test("every route has a path builder", () => {
  expect(routes.filter((route) => buildersOf(route).length === 0)).toEqual([]);
});

test("every route is asked for in a test", () => {
  const tests = tracked
    .filter((path) => path.startsWith("test/") && path !== "test/shape.test.ts" && path.endsWith(".ts"))
    .map(textOf)
    .join("\n");
  const isAsked = (route: string) =>
    tests.includes(route.replace(/\/:.*$/, "/")) || buildersOf(route).some((name) => tests.includes(`${name}(`));
  expect(routes.filter((route) => !isAsked(route))).toEqual([]);
});

const assets = "build/client/assets";
const assetNames = () => readdirSync(assets);
const brotliBytes = (name: string) => readFileSync(join(assets, `${name}.br`)).length;

/** A script with its static imports, recursively. */
function withImports(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const [, next] of textOf(join(assets, name)).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    withImports(next as string, seen);
  return seen;
}

const weightOf = (pattern: RegExp) => {
  const names = assetNames().filter((name) => pattern.test(name) && name.endsWith(".js"));
  const all = new Set(names.flatMap((name) => [...withImports(name)]));
  return [...all].reduce((sum, name) => sum + brotliBytes(name), 0);
};

const kilobyte = 1024;

test("where Dash is asked loads at most 12 KB more", () => {
  const entry = assetNames().find((name) => /^entry\.client.*\.js$/.test(name)) ?? "";
  const [, script = ""] = /import\([`"]\.\/(dash-[\w-]+\.js)/.exec(textOf(join(assets, entry))) ?? [];
  const names = withImports(script);
  expect([...names].reduce((sum, name) => sum + brotliBytes(name), 0)).toBeLessThanOrEqual(12 * kilobyte);
});

test("static pages load at most 3 KB of JavaScript, interactive ones at most 80 KB", () => {
  expect(weightOf(/^entry\.client/)).toBeLessThanOrEqual(3 * kilobyte);
  const islands = [/article-list/, /calendar\.island/, /visibility-quiz\.island/, /blog-uploader\.island/];
  for (const { source } of islands)
    expect(weightOf(new RegExp(`^(?:entry\\.client|load-island|mount-island|${source})`))).toBeLessThanOrEqual(
      80 * kilobyte,
    );
});

test("every log line of the server stands in the table of operations", () => {
  const table = textOf("docs/operations.md");
  const sources = tracked.filter(
    (path) => path.startsWith("server/") && path.endsWith(".ts") && !path.endsWith(".test.ts"),
  );
  const lines = sources.flatMap((path) =>
    [...textOf(path).matchAll(/\blog(?:ger)?\.(?:info|warn|error)\([^"`;]{0,300}"([^"]+)",?\s*\)/g)].map(
      ([, line]) => line,
    ),
  );
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => !table.includes(`\`${line}\``))).toEqual([]);
});

test("comments begin with the thing, not with a relative clause", () => {
  const opening = /^\s*(?:\/\*\*?|\*|\/\/) ?(?:What|Who|Whoever|Those|Which|Whose) .*/gm;
  const configs = tracked.filter((path) => /^[a-z-]+\.config\.ts$/.test(path));
  const found = [...code, ...configs].flatMap((path) => textOf(path).match(opening) ?? []);
  expect(found).toEqual([]);
});
