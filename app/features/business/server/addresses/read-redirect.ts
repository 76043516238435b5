import { canonicalPath } from "#platform/http/server/canonical-path.ts";
import { readAddress } from "#platform/http/server/read-address.ts";
import { maxAddressCharacters, maxParameters } from "../../rules/resolve-redirects.ts";

export type AddressProblem = "none" | "old" | "new" | "long" | "parameters";
export type ReadAddress = { address: string } | { problem: AddressProblem };

const control = /\p{Cc}|\p{Zl}|\p{Zp}/u;
const webAddress = /^https?:\/\//i;

/** Reads path and query of an old address as a browser requests them; a whole web address may be typed. */
export function readOldAddress(typed: string): ReadAddress {
  const text = typed.trim();
  const refused = refuse(text, "old");
  if (refused) return refused;
  const path = webAddress.test(text) ? localPart(text) : text;
  const local = path === undefined ? undefined : readLocal(path);
  if (!local) return { problem: "old" };
  const query = new URLSearchParams(local.search);
  if (query.size > maxParameters) return { problem: "parameters" };
  query.sort();
  return within(query.size > 0 ? `${local.pathname}?${query}` : local.pathname);
}

/** Reads the target of an old address: a path of this site, or an https address. */
export function readNewAddress(typed: string, siteUrl: string): ReadAddress {
  const text = typed.trim();
  const refused = refuse(text, "new");
  if (refused) return refused;
  const url = webAddress.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  const isOwn = url?.origin === new URL(siteUrl).origin;
  if (url && !isOwn) return isSafe(url) ? within(url.href) : { problem: "new" };
  const local = readLocal((isOwn && localPart(text)) || text);
  return local ? within(local.pathname + local.search + local.hash) : { problem: "new" };
}

const isSafe = ({ protocol, username, password }: URL) => protocol === "https:" && !username && !password;

const within = (address: string): ReadAddress =>
  address.length > maxAddressCharacters ? { problem: "long" } : { address };

function refuse(text: string, what: "old" | "new"): ReadAddress | undefined {
  if (text === "") return { problem: "none" };
  if (text.length > maxAddressCharacters) return { problem: "long" };
  return control.test(text) ? { problem: what } : undefined;
}

/** Path and query of a web address. */
function localPart(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { pathname, search, hash } = new URL(text);
  return pathname + search + hash;
}

/** The parts of an address on this site, canonical; undefined if the server would not take it. */
function readLocal(text: string) {
  const [address = "", ...place] = escapeOdd(text).split("#");
  const read = readAddress(address);
  if (!read || /%(?:[01].|7f)/i.test(read.search)) return undefined;
  const hash = place.length > 0 ? `#${place.join("#")}` : "";
  return { pathname: canonicalPath(read.pathname), search: read.search === "?" ? "" : read.search, hash };
}

/** Escapes the characters that a browser escapes in a request. */
const escapeOdd = (text: string) => text.toWellFormed().replace(/[^\x21-\x7e]|["<>`{}|^]/gu, encodeURIComponent);
