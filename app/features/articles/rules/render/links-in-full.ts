import { decodeEntities } from "#platform/text/decode-entities.ts";

/** A tag as our renderer writes it: one space before each attribute, quotes around each value. */
const tag = /<[a-z][a-z\d-]*(?: [^\s="<>]+(?:="[^"]*")?)+>/g;
/** Many readers ignore sizes, and an address in one may be the only one that is not absolute. */
const sizes = / (?:srcset|sizes)="[^"]*"/g;
const link = / (href|src)="([^"]*)"/g;

/** Our own HTML with absolute addresses, for readers that do not know its page. */
export const linksInFull = (html: string, address: string): string =>
  html.replace(tag, (whole) =>
    whole.replace(sizes, "").replace(link, (_, name, target) => ` ${name}="${inFull(target, address)}"`),
  );

function inFull(written: string, address: string): string {
  const target = decodeEntities(written);
  const isFull = URL.canParse(target) || !URL.canParse(target, address);
  return isFull ? written : new URL(target, address).href.replaceAll("&", "&amp;");
}
