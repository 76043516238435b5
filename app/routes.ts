import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import type { Feature } from "./platform/http/feature.ts";
import * as site from "./site.ts";

const features: [name: string, Feature][] = Object.entries(site);

const pages = features.flatMap(([name, { pages = [] }]) =>
  pages.map(({ path, file }) => {
    const place = `features/${name}/${file}`;
    return path === "/" ? index(place) : route(path.slice(1), place);
  }),
);

/** The routes of one frame. A file that answers several has an id for each. */
const routesOf = (frame: "keyedPages" | "desk" | "openDesk" | "doors" | "endpoints"): RouteConfigEntry[] =>
  features.flatMap(([name, feature]) =>
    Object.entries(feature[frame] ?? {}).map(([path, file]) =>
      route(path, `features/${name}/${file}`, { id: `${name} ${path}` }),
    ),
  );

/** Only `npm run dev` has them. */
const developersPages = process.argv.includes("--dev")
  ? [route("style-book", "features/site/pages/style-book/style-book.tsx")]
  : [];

const earlierDesk = [
  "leads",
  "leads/:id",
  "leads/:id/export",
  "leads.csv",
  "deliveries",
  "deliveries/:id",
  "parties",
  "facts",
];

export default [
  layout("features/frame/pages/shell.tsx", { id: "shell" }, [
    ...pages,
    ...routesOf("keyedPages"),
    ...developersPages,
    route("*", "features/frame/pages/not-found.tsx"),
  ]),
  ...routesOf("doors"),
  layout("features/desk/frame/desk.tsx", { id: "desk" }, [
    layout("features/desk/frame/desk-errors.tsx", [
      ...routesOf("desk"),
      ...earlierDesk.map((earlier) =>
        route(`desk/${earlier}`, "features/desk/frame/earlier-address.ts", { id: `earlier ${earlier}` }),
      ),
      route("desk/*", "platform/desk/missing.ts"),
    ]),
  ]),
  layout("features/desk/frame/open-desk.tsx", [
    layout("features/desk/frame/desk-errors.tsx", { id: "open desk errors" }, routesOf("openDesk")),
  ]),
  ...routesOf("endpoints"),
] satisfies RouteConfig;
