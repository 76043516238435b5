import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";

/** Every address of `routes.ts`, with parameters as they are. */
export const siteMap: readonly string[] = (await routes).flatMap((entry) => addressesOf(entry, ""));

function addressesOf({ path, index, children = [] }: RouteConfigEntry, above: string): string[] {
  const address = path === undefined ? above : `${above}/${path}`;
  const own = path !== undefined || index ? [address || "/"] : [];
  return [...own, ...children.flatMap((child) => addressesOf(child, address))];
}
