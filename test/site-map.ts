import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";

/** Every address that `routes.ts` lists, `*` and the names of parts as they stand there. */
export const siteMap: readonly string[] = (await routes).flatMap((entry) => addressesOf(entry, ""));

function addressesOf({ path, index, children = [] }: RouteConfigEntry, above: string): string[] {
  const address = path === undefined ? above : `${above}/${path}`;
  const own = path !== undefined || index ? [address || "/"] : [];
  return [...own, ...children.flatMap((child) => addressesOf(child, address))];
}
