import { decodeEntities } from "#app/rules/text/decode-entities.ts";

/** A tag as our own renderer writes it: one space before each attribute, quotes around each value. */
const tag = /<[a-z][a-z\d-]*(?: [^\s="<>]+(?:="[^"]*")?)+>/g;
/** Many readers know nothing of sizes, and an address in one of them may be the only one that is not in full. */
const sizes = / (?:srcset|sizes)="[^"]*"/g;
const link = / (href|src)="([^"]*)"/g;

/** Our own HTML with every link and picture address written in full, for readers that don't know which page it is of. */
export const linksInFull = (html: string, address: string): string =>
  html.replace(tag, (whole) =>
    whole.replace(sizes, "").replace(link, (_, name, target) => ` ${name}="${inFull(target, address)}"`),
  );

function inFull(written: string, address: string): string {
  const target = decodeEntities(written);
  const isFull = URL.canParse(target) || !URL.canParse(target, address);
  return isFull ? written : new URL(target, address).href.replaceAll("&", "&amp;");
}
