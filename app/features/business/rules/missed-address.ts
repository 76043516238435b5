import { splitQuery } from "#platform/http/find-redirect.ts";

const maxCharacters = 300;

/** Paths that robots try on every site, or that browsers request by themselves. */
const noise = [
  /\/\.|(?:^|\/)(?:wp-(?:login|admin|includes|json|config|cron|signup)|xmlrpc|wlwmanifest|phpmyadmin|phpunit|cgi-bin)/i,
  /(?:^|\/)(?:vendor|telescope|actuator|solr|autodiscover|boaform|hnap1|owa|_ignition|_profiler|server-status)(?:\/|$)/i,
  /\.(?:env|sql|bak|old|swp|ini|log|map|ya?ml|tar|gz|tgz|zip|rar|7z|sh|cgi|data)$/i,
  /^\/(?:apple-touch-icon|browserconfig\.xml|ads\.txt|app-ads\.txt|favicon|crossdomain\.xml|assets\/)/i,
];

/** Characters of ordinary links, decoded or not; attacks contain others. */
const plainPath = /^\/(?!\/)(?:[\w.~!+,:;()/-]|%[2-9a-f][0-9a-f])*$/i;
const brokenIn = /%(?:2[27]|3[ce]|5c|60|7[b-d])/i;

/** The address to count for a 404: canonical path, query values only if short numbers. Undefined for noise. */
export function missedAddress(url: string): string | undefined {
  if (url.length > 2 * maxCharacters) return undefined;
  const { pathname, search } = splitQuery(url);
  const isNoise = !plainPath.test(pathname) || brokenIn.test(pathname) || noise.some((each) => each.test(pathname));
  if (isNoise) return undefined;
  const address = pathname + numbersOf(search);
  return address.length > maxCharacters ? undefined : address;
}

const maxNumbers = 3;

/** Keeps numbers of pages and articles; longer values might identify a person. */
function numbersOf(search: string): string {
  const short = [...new URLSearchParams(search)].filter(
    ([name, value]) => /^[a-z_]{1,12}$/i.test(name) && !name.startsWith("utm_") && /^\d{1,6}$/.test(value),
  );
  const query = new URLSearchParams(short.slice(0, maxNumbers));
  query.sort();
  return query.size > 0 ? `?${query}` : "";
}

/** Site and path of the linking page, on this site the path alone; empty if unknown or personal. */
export function linkedFrom(
  referer: string | undefined,
  ownHost: string,
  isPersonal: (pathname: string) => boolean,
): string {
  if (referer === undefined || !URL.canParse(referer)) return "";
  const { protocol, host, origin, pathname } = new URL(referer);
  if (protocol !== "https:" && protocol !== "http:") return "";
  const isShort = pathname.length <= maxCharacters;
  if (host !== ownHost) return (isShort ? origin + pathname : `${origin}/`).slice(0, maxCharacters * 2);
  // Two slashes would make a link to another host.
  return isShort && !pathname.startsWith("//") && !isPersonal(pathname) ? pathname : "";
}

type Row = { address: string; count: number; lastAt: number };

/** Chooses rows to delete: not the newest; of the others the rarest, and of equally rare ones the oldest. */
export function chooseEvicted(rows: readonly Row[], { max, newest }: { max: number; newest: number }): string[] {
  const old = rows.toSorted((one, other) => other.lastAt - one.lastAt).slice(newest);
  const byValue = old.toSorted((one, other) => one.count - other.count || one.lastAt - other.lastAt);
  return byValue.slice(0, Math.max(0, rows.length - max)).map(({ address }) => address);
}
