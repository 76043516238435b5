const protocols = new Set(["http:", "https:", "mailto:", "tel:"]);
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out of addresses
const ignored = /[\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

export type SafeLink = { href: string; isExternal: boolean };

/** Returns a link if it leads to the web, mail, telephone or a page of this site; null for anything else. */
export function safeLink(written: unknown, host: string): SafeLink | null {
  if (typeof written !== "string") return null;
  const href = written.toWellFormed().replace(ignored, "").trim();
  const url = URL.parse(href, `https://${host}/`);
  if (href === "" || !url || !protocols.has(url.protocol) || url.username !== "" || url.password !== "") return null;
  if (!url.protocol.startsWith("http")) return { href: url.href, isExternal: false };
  const isExternal = url.host !== host;
  const isRelative = !/^[a-z][a-z\d+.-]*:/i.test(href) && !isExternal;
  return { href: isRelative ? href : url.href, isExternal };
}
