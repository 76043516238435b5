import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import * as site from "#app/site.ts";
import { deskPaths } from "#facts/desk-paths.ts";
import { kindPath } from "#facts/kind-path.ts";
import { paths } from "#facts/paths.ts";
import type { Feature } from "#platform/http/feature.ts";
import { code, linesOf, product, textOf, tracked } from "./source-files.ts";

test("only one file opens connections to the outside", () => {
  const opens = /^import (?!type\b).*from "node:(?:https?|net|tls|dgram)"|\bfetch\(/m;
  const doors = product.filter((path) => path.includes("/server/") && opens.test(textOf(path)));
  const listening = ["app/platform/outgoing/server/http.ts", "app/platform/outgoing/server/addresses.ts"];
  const wrong = doors.filter((path) => !listening.includes(path) && !path.startsWith("app/platform/http/server/"));
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
  const isCopy = (path: string) => /\/words(?:\/|\.ts$)/.test(path) || path === "app/facts/facts.ts";
  const sizes = product
    .filter((path) => !isCopy(path))
    .map(linesOf)
    .sort((one, other) => one - other);
  const at = (share: number) => sizes[Math.floor(sizes.length * share)] ?? 0;
  expect(at(0.5)).toBeLessThanOrEqual(60);
  expect(at(0.9)).toBeLessThanOrEqual(150);
  expect(code.filter((path) => !isCopy(path) && linesOf(path) > 300)).toEqual([]);
  expect(tracked.filter((path) => path.endsWith(".css") && linesOf(path) > 300)).toEqual([]);
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
  expect(tooLong(/\/rules\//, 25)).toEqual([]);
  expect(tooLong(/\.tsx$/, 60)).toEqual([]);
});

test("child processes are bundled, every one", () => {
  const processes = product.filter((path) => path.endsWith("-process.ts") && /^answerQuestions\(/m.test(textOf(path)));
  const bundled = readdirSync("build/processes").filter((name) => name.endsWith("-process.js"));
  expect(bundled.sort()).toEqual(processes.map((path) => `${basename(path, ".ts")}.js`).sort());
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
    .filter((path) => path !== "test/shape.test.ts" && !/\/migrations\/\d/.test(path))
    .flatMap((path) => replaced.flatMap((word) => (word.exec(textOf(path)) ?? []).map((name) => `${path}: ${name}`)));
  expect(found).toEqual([]);
});

test("files are kebab-case and there is no utils", () => {
  const names = code.map((path) => path.split("/").at(-1) ?? "");
  expect(names.filter((name) => !/^[a-z0-9]+(?:[-.][a-z0-9]+)*\.tsx?$/.test(name))).toEqual([]);
  expect(tracked.filter((path) => /(?:^|\/)(?:utils?|helpers|misc)(?:\/|\.)/.test(path))).toEqual([]);
});

/** Pages with an address of their own have a list of their own. */
const routes = Object.values<Feature>(site).flatMap(({ keyedPages, desk, openDesk, doors, endpoints }) =>
  [keyedPages, desk, openDesk, doors, endpoints].flatMap((frame) => Object.keys(frame ?? {}).map((path) => `/${path}`)),
);

// Some builders take a name, some the path of the page that theirs belongs to.
const samples = ["part", "/part", paths.article("part"), `${paths.verticals()}/part`, kindPath("part")];
const featurePaths = import.meta.glob<Record<string, Record<string, unknown>>>(
  ["../app/features/*/*-paths.ts", "../app/features/*/rules/*-addresses.ts"],
  {
    eager: true,
  },
);
const ownBooks = Object.values(featurePaths).flatMap((file) => [file, ...Object.values(file)]);
const builders = [paths, deskPaths, ...ownBooks, { kindPath }]
  .flatMap((book) => Object.entries<unknown>(book))
  .filter(([, build]) => typeof build === "function");

/** The names of the functions that build a route's address. */
const buildersOf = (route: string) => {
  const address = route.replace(/:[A-Za-z]+/g, "part");
  const builds = (build: unknown, part: string) =>
    (build as (part: string) => string)(part).split(/[?#]/)[0] === address;
  return builders.filter(([, build]) => samples.some((part) => builds(build, part))).map(([name]) => name);
};

/** Pages of the desk that only its navigation and its search lead to. Journeys open every one (`crawlDesk`). */
const entries = Object.values<Feature>(site).flatMap(({ deskEntries }) => deskEntries?.map(({ href }) => href) ?? []);

test("every route has a path builder, or is an entry of the desk", () => {
  expect(routes.filter((route) => buildersOf(route).length === 0 && !entries.includes(route))).toEqual([]);
});

test("every route is asked for in a test", () => {
  const tests = tracked
    .filter(
      (path) =>
        /^test\/|\.(?:request\.test|spec)\.ts$/.test(path) && path !== "test/shape.test.ts" && path.endsWith(".ts"),
    )
    .map(textOf)
    .join("\n");
  const isAsked = (route: string) =>
    entries.includes(route) ||
    tests.includes(route.replace(/\/:.*$/, "/")) ||
    buildersOf(route).some((name) => tests.includes(`${name}(`));
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

const scriptsOf = (pattern: RegExp) => {
  const names = assetNames().filter((name) => pattern.test(name) && name.endsWith(".js"));
  return new Set(names.flatMap((name) => [...withImports(name)]));
};
const bytesOf = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + brotliBytes(name), 0);
const weightOf = (pattern: RegExp) => bytesOf(scriptsOf(pattern));

const kilobyte = 1024;

test("a script that a page has alone is at most 12 KB", () => {
  for (const script of assetNames().filter((name) => /\.page-[\w-]+\.js$/.test(name))) {
    const bytes = [...withImports(script)].reduce((sum, name) => sum + brotliBytes(name), 0);
    expect(bytes, script).toBeLessThanOrEqual(12 * kilobyte);
  }
});

test("static pages load at most 3 KB of JavaScript, interactive ones little more than 80 KB", () => {
  expect(weightOf(/^entry\.client/)).toBeLessThanOrEqual(3 * kilobyte);
  const islands = [/article-list/, /calendar\.island/, /visibility-quiz\.island/, /blog-uploader\.island/];
  for (const { source } of islands)
    expect(weightOf(new RegExp(`^(?:entry\\.client|load-island|mount-island|${source})`))).toBeLessThanOrEqual(
      80.2 * kilobyte,
    );
});

test("writing an article without marks loads at most 120 KB more than its form", () => {
  const form = scriptsOf(/^(?:entry\.client|load-island|mount-island|article-writer\.island)/);
  const bytes = bytesOf(scriptsOf(/^article-editor/).difference(form));
  console.info(`figure: the editor of an article is ${bytes} bytes of script, compressed`);
  expect(bytes).toBeGreaterThan(40 * kilobyte);
  expect(bytes).toBeLessThanOrEqual(120 * kilobyte);
});

test("every log line of the server stands in the table of operations", () => {
  const table = textOf("docs/operations.md");
  const sources = tracked.filter(
    (path) => path.includes("/server/") && path.endsWith(".ts") && !path.endsWith(".test.ts"),
  );
  const lines = sources.flatMap((path) =>
    [...textOf(path).matchAll(/\blog(?:ger)?\.(?:info|warn|error)\([^"`;]{0,300}"([^"]+)",?\s*\)/g)].map(
      ([, line]) => line,
    ),
  );
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => !table.includes(`\`${line}\``))).toEqual([]);
});

/** A file's literals: its text without comments and regular expressions. */
const literalsOf = (path: string) =>
  textOf(path)
    .replace(/^\s*(?:\/\*\*?|\*|\/\/).*$/gm, "")
    .replace(/\.replace\(.*$/gm, "");

test("only one folder names a locale or a currency, and formats amounts, dates and numbers", () => {
  const named = /\ben-[A-Z]{2}\b|\b(?:USD|GBP|EUR)\b|[$£€]\d{2}|\bUS dollars\b/;
  const formats =
    /\.toLocale\w*\(|\bIntl\.(?:Number|DateTime|List|RelativeTime)Format\b(?!\([^()]*\)\.resolvedOptions)/;
  const elsewhere = product.filter((path) => !path.startsWith("app/platform/intl/"));
  expect(elsewhere.filter((path) => named.test(literalsOf(path)))).toEqual([]);
  expect(elsewhere.filter((path) => formats.test(literalsOf(path)))).toEqual([]);
});

test("words are spelled as in America", () => {
  const british =
    /["'`](?:[^"'`\n]* )?(?:accent )?(?:colours?|favour|grey|centre|catalogue|neighbours?|behaviour)[ .,"'`]/i;
  const words = product.filter((path) => /\/features\/\w+\/words(?:\/|\.ts$)/.test(path));
  expect(words.filter((path) => british.test(textOf(path)))).toEqual([]);
});

test("comments begin with the thing, not with a relative clause", () => {
  const opening = /^\s*(?:\/\*\*?|\*|\/\/) ?(?:What|Who|Whoever|Those|Which|Whose) .*/gm;
  const configs = tracked.filter((path) => /^[a-z-]+\.config\.ts$/.test(path));
  const found = [...code, ...configs].flatMap((path) => textOf(path).match(opening) ?? []);
  expect(found).toEqual([]);
});

test("words take limits and the points of the quiz from the rule that holds them", () => {
  const literal =
    /\b\d[\d,]* (?:characters|MB|million pixels|sessions)\b|\bof (?:25|75)\b|\b(?:15 questions|[Tt]hree sessions)\b/g;
  const words = product.filter((path) => /\/words[./]/.test(path) && !path.endsWith(".test.ts"));
  expect(
    words.flatMap(
      (path) =>
        textOf(path)
          .match(literal)
          ?.map((found) => `${path}: ${found}`) ?? [],
    ),
  ).toEqual([]);
});
