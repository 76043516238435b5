import type { RouteTable } from "#platform/http/server/route-table.ts";
import { siteMap } from "../site-map.ts";
import type { Question } from "./ask-site.ts";
import * as fill from "./fillers.ts";
import type { Names } from "./prepare-site.ts";
import { asFields, type Shape, shapes } from "./shapes.ts";

/** A way to send a route a long text, and the maximum that the route reads. */
export type Input = {
  name: string;
  limit: number;
  units: readonly string[];
  ask: (unit: string, bytes: number) => Question;
};

const defaultBodyBytes = 256 * 1024;
const maxPathBytes = 2048;
const maxQueryBytes = 4095;
const maxHeaderBytes = 12 * 1024;
const types = {
  form: "application/x-www-form-urlencoded",
  parts: fill.partsType,
  json: "application/json",
  text: "text/plain",
};

const queryAllowList =
  "q category page limit slug callback part questions from days timeZone before flash next shelf came status done do version sent gone undo view day place back name email x".split(
    " ",
  );
const readHeaders =
  "accept accept-encoding authorization cookie if-none-match range referer user-agent x-forwarded-for idempotency-key".split(
    " ",
  );

function idIn(route: string, names: Names) {
  if (route.includes("people")) return names.leadId;
  if (route.includes("bookings")) return names.bookingId;
  return route.includes("articles") ? names.articleId : names.deliveryId;
}

/** The value for a parameter of a route's path. */
const nameIn = (route: string, names: Names): Names => ({
  ...names,
  id: idIn(route, names) ?? "",
  group: /words|edit|look|draft/.test(route) ? "home" : "booking",
  formId: "blueprint",
  calendarId: "consultation",
  page: "about",
  name: "leads",
  file: "x.webp",
});

const withNames = (route: string, names: Names) => route.replace(/:(\w+)/g, (_, name) => names[name] ?? "x");

/** Routes that accept posts and have no shape here. */
export const unknownRoutes = (routeTable: RouteTable) =>
  siteMap.filter((route) => routeTable.find(withNames(route, {})).acceptsPosts && !shapes[route]);

/** Every way in which a route accepts text. */
export function listInputs(routeTable: RouteTable, cookie: string, names: Names): Input[] {
  return siteMap
    .filter((route) => route !== "/*")
    .flatMap((route) => {
      const path = withNames(route, nameIn(route, names));
      const { handle } = routeTable.find(path);
      const limit = handle.maxBodyBytes ?? defaultBodyBytes;
      const limitOf = ({ as }: Shape) => (as === "parts" && handle.maxFileBytes) || limit;
      const posts = (shapes[route] ?? []).flatMap((shape) => postInputs(route, path, shape, limitOf(shape), cookie));
      const hasKeys = handle.personal || handle.queryAllowList || handle.uncacheableParams;
      return [...posts, ...(hasKeys ? [queryInput(route, path, cookie)] : []), ...pathInputs(route, cookie)];
    })
    .concat(["/", "/blog", "/desk", "/widget/form/blueprint", "/nowhere"].map((path) => headerInput(path, cookie)));
}

function postInputs(route: string, path: string, shape: Shape, limit: number, cookie: string): Input[] {
  const { as, fixed = {}, filled, isOnce, isVisitors } = shape;
  const headers = { "content-type": types[as], ...(isVisitors ? {} : { cookie }) };
  const input = (how: string, units: readonly string[], body: (unit: string, bytes: number) => string): Input => ({
    name: `POST ${route} ${how}`,
    limit: Math.min(limit, shape.maxBytes ?? limit),
    units,
    ask: (unit, bytes) => ({ method: "POST", path, headers, body: body(unit, bytes) }),
  });
  const units = isOnce ? ["&"] : fill.units;
  const named = `${as} ${filled.slice(0, 3).join(", ")}`;
  if (as === "text") return [input(as, units, fill.headerOf)];
  if (as === "parts") return [input(named, units, (unit, bytes) => fill.partsOf(asFields(fixed), filled, unit, bytes))];
  if (as === "form") {
    const filledForm = input(named, units, (unit, bytes) => fill.formOf(asFields(fixed), filled, unit, bytes));
    return [filledForm, input("form of many fields", ["&"], (_, bytes) => fill.manyFields(bytes))];
  }
  return [
    input(named, units, (unit, bytes) => fill.jsonOf(fixed, filled, unit, bytes)),
    input("deep JSON", ["["], (_, bytes) => fill.deepJson(bytes)),
    input(`deep ${filled[0]}`, isOnce ? [] : ["["], (_, bytes) => fill.deepField(fixed, filled[0] ?? "", bytes)),
    input("JSON of many keys", ["1"], (_, bytes) => fill.manyKeys(bytes)),
  ];
}

const queryInput = (route: string, path: string, cookie: string): Input => ({
  name: `GET ${route}?`,
  limit: maxQueryBytes,
  units: fill.units,
  ask: (unit, bytes) => ({
    method: "GET",
    path: fill.addressOf(path, queryAllowList, unit, bytes),
    headers: { cookie },
  }),
});

/** A route with a parameter in its path, or with an extra part. */
function pathInputs(route: string, cookie: string): Input[] {
  if (!route.includes(":") && route !== "/about") return [];
  const ask = (unit: string, bytes: number): Question => {
    const part = fill.pathPart(unit, bytes - route.length);
    const path = route.includes(":") ? route.replace(/:\w+/, part) : `${route}/${part}/b/`;
    return { method: "GET", path: path.slice(0, maxPathBytes).replace(/%.?$/, ""), headers: { cookie } };
  };
  return [{ name: `GET ${route} by its path`, limit: maxPathBytes, units: fill.units, ask }];
}

const headerInput = (path: string, cookie: string): Input => ({
  name: `headers at ${path}`,
  limit: maxHeaderBytes,
  units: fill.units,
  ask(unit, bytes) {
    const filler = fill.headerOf(unit, bytes / readHeaders.length);
    const headers = Object.fromEntries(readHeaders.map((name) => [name, filler]));
    return { method: "GET", path, headers: { ...headers, cookie: `${cookie}; x=${filler}` } };
  },
});
