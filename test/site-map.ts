import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { deskPaths } from "#facts/desk-paths.ts";

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

/** The pattern of `routes.ts` that an address belongs to. */
export const patternOf = (address: string) => {
  const { pathname } = new URL(address, "http://site.example");
  const isLike = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(pathname);
  return siteMap.find((pattern) => pattern === pathname) ?? siteMap.find(isLike) ?? pathname;
};

type Answer = { status: number; type: string; text: () => Promise<string> };

/** Every page of the desk that the routes name or a page of it links to, some of each pattern. */
export async function crawlDesk(ask: (address: string) => Promise<Answer>, perPattern: number): Promise<string[]> {
  const waiting = closedDeskAddresses.filter((address) => !address.includes("part"));
  const seen = new Map<string, number>();
  const pages: string[] = [];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const pattern = patternOf(address);
    if (pages.includes(address) || (seen.get(pattern) ?? 0) >= perPattern || pattern.includes("backup/")) continue;
    const { status, type, text } = await ask(address);
    if (status !== 200 || !type.startsWith("text/html")) continue;
    const html = await text();
    // A letter's mail is a page of its own.
    if (!html.includes('class="desk')) continue;
    seen.set(pattern, (seen.get(pattern) ?? 0) + 1);
    pages.push(address);
    const links = [...html.matchAll(/href="(\/desk[^"#]*)/g)].map(([, link = ""]) => link);
    waiting.push(...new Set(links.map((link) => link.replaceAll("&amp;", "&"))));
  }
  return pages;
}
