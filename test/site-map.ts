import type { RouteConfigEntry } from "@react-router/dev/routes";
import { deskPaths } from "#app/desk-paths.ts";
import routes from "#app/routes.ts";

/** Every address of `routes.ts`, with parameters as they are. */
export const siteMap: readonly string[] = (await routes).flatMap((entry) => addressesOf(entry, ""));

function addressesOf({ path, index, children = [] }: RouteConfigEntry, above: string): string[] {
  const address = path === undefined ? above : `${above}/${path}`;
  const own = path !== undefined || index ? [address || "/"] : [];
  return [...own, ...children.flatMap((child) => addressesOf(child, address))];
}

/** Addresses for signing in and out, which answer everybody. */
export const openDeskAddresses = [
  deskPaths.signIn(),
  deskPaths.signOut(),
  deskPaths.ownerLink(":token"),
  deskPaths.passkeyChallenge(),
  deskPaths.invitation(":token"),
  deskPaths.refused(),
];
/** All addresses of the desk that are closed to strangers, with "part" for what varies. */
export const closedDeskAddresses = siteMap
  .filter((address) => address.startsWith(deskPaths.today()) && !openDeskAddresses.includes(address))
  .map((address) => address.replace(/:[A-Za-z]+/g, "part"));
/** Addresses that writers may open. */
export const writersAddresses = [
  ...[deskPaths.articles(), deskPaths.article("part"), deskPaths.session()],
  deskPaths.sharePicture("").split("?")[0] ?? "",
];
