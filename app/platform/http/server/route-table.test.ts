import type { RouteConfigEntry } from "@react-router/dev/routes";
import fc from "fast-check";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import config from "#app/routes.ts";
import { inShort } from "#test/extent.ts";
import { branchOf, missingPattern, readRouteTable } from "./route-table.ts";

type Routes = ServerBuild["routes"];

/** The routes of the site as a build has them, without what they answer. */
function manifestOf(entries: readonly RouteConfigEntry[], parentId?: string): Routes {
  const all = entries.map(({ file, path, index, children, id = file }) => {
    const route = { id, parentId, path, index, module: { default: () => null } };
    return { [id]: route, ...manifestOf(children ?? [], id) };
  });
  return Object.assign({}, ...all);
}

function treeOf(routes: Routes, parentId?: string): RouteObject[] {
  const children = Object.values(routes).filter((route) => route !== undefined && route.parentId === parentId);
  return children.map((route) => {
    const { id, path, index } = route as NonNullable<Routes[string]>;
    return index ? { id, index } : { id, path, children: treeOf(routes, id) };
  });
}

const routes = manifestOf(config);
const routeTable = readRouteTable(routes);
const missing = routeTable.find("/no/such/page/at/all").id;
const whole = treeOf(routes);
/** The router finds nothing for unknown paths; `missing` is the page that answers them. */
const routerFinds = (tree: RouteObject[], path: string) => matchRoutes(tree, path)?.at(-1)?.route.id ?? missing;

const fixedParts = Object.values(routes)
  .flatMap((route) => route?.path?.split("/") ?? [])
  .filter((part) => part !== "*");
const names = fc.oneof(
  fc.constantFrom("a", "a-name", "%C3%A9t%C3%A9", "a.b", "%2e", "~", ":slug", "*"),
  fc.webSegment(),
);
const asWritten = fc.constantFrom(...fixedParts).chain((part) => names.map((name) => part.replace(/:[A-Za-z]+/, name)));
const pathOf = (part: fc.Arbitrary<string>) =>
  fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => `/${parts.join("/")}`);
const patterns = Object.values(routes).flatMap((route) =>
  route?.path && route.path !== "*" ? [`/${route.path}`] : [],
);
const ownPaths = fc
  .constantFrom(...patterns)
  .chain((pattern) => names.map((name) => pattern.replace(/:[A-Za-z]+/g, name)));

const oddly = (path: fc.Arbitrary<string>) =>
  path.chain((text) => fc.constantFrom(text, text.toUpperCase(), `${text}/`, `/${text}`, text.replace("/", "//")));

test("every route of the site is found by its own pattern", () => {
  const found = patterns.map((pattern) => routeTable.find(pattern.replace(/:[A-Za-z]+/g, "a-name")).pattern);
  expect(found).toEqual(patterns);
  expect(routeTable.find("/").pattern).toBe("/");
  expect(routeTable.find("/no/such").pattern).toBe(missingPattern);
});

test("a page is the one that the router finds", () => {
  const paths = fc.oneof(ownPaths, pathOf(fc.oneof(asWritten, names))).filter((path) => !path.endsWith("/"));
  fc.assert(
    fc.property(paths, (path) => {
      expect(routeTable.find(path).id).toBe(routerFinds(whole, path));
    }),
    { numRuns: inShort(200, 2000), seed: 20_261_123 },
  );
});

test("however a path is written, the router answers with the page found here or with none", () => {
  const branches = new Map(
    Object.keys(routes).map((id) => [id, treeOf(branchOf(routes, id))] as [string, RouteObject[]]),
  );
  fc.assert(
    fc.property(oddly(fc.oneof(ownPaths, pathOf(fc.oneof(asWritten, names)))), (path) => {
      const { id } = routeTable.find(path);
      expect([id, missing]).toContain(routerFinds(branches.get(id) ?? [], path));
    }),
    { numRuns: inShort(200, 2000), seed: 20_261_123 },
  );
});
