const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Longer than an element that declares many namespaces. */
const endCharacters = 2000;

/** The calendars in a CalDAV answer (RFC 4791 9.6); undefined if it is none, or was cut off. */
export function readMultistatus(xml: string): string | undefined {
  const end = xml.slice(-endCharacters).trimEnd();
  const isWhole = /<\/(?:[\w-]{1,40}:)?multistatus\s*>$/.test(end);
  // An empty calendar may be one empty element.
  const isEmpty = /<(?:[\w-]{1,40}:)?multistatus(?:\s[^<>]*)?\/>$/.test(end);
  if (!isWhole && !isEmpty) return undefined;
  return xml
    .split(/<(?:[\w-]{1,40}:)?calendar-data(?=[\s>])/)
    .slice(1)
    .map((part) => part.slice(part.indexOf(">") + 1, endOf(part)))
    .map(textOf)
    .join("\n");
}

const endOf = (part: string) => /<\/(?:[\w-]{1,40}:)?calendar-data/.exec(part)?.index;

/** Character data, written as such or with entities. */
function textOf(data: string): string {
  const trimmed = data.trim();
  if (trimmed.startsWith("<![CDATA[")) return trimmed.slice(9, trimmed.lastIndexOf("]]>"));
  return trimmed.replace(/&(#?\w{1,8});/g, (whole, name: string) => {
    const code = name.startsWith("#x") ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return name.startsWith("#") && code < 0x110000
      ? String.fromCodePoint(code)
      : (Object.hasOwn(entities, name) && entities[name]) || whole;
  });
}
