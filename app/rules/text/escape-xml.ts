const special: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** What no XML 1.0 document can hold: control characters, halves of surrogate pairs, two code points without use. */
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as it can stand in XML, between tags or in an attribute. */
export function escapeXml(text: string): string {
  return text.replace(impossible, "").replace(/[&<>"']/g, (sign) => special[sign] as string);
}

/** XML that is finished: `xml` puts it in as it is. */
export type Xml = { xml: string };

type Value = string | number | Xml | readonly Xml[] | null | undefined;

/** Builds XML: every value is escaped, unless it was built by `xml` itself. Nothing stands for null. */
export function xml(parts: TemplateStringsArray, ...values: Value[]): Xml {
  return { xml: parts.map((part, place) => (place === 0 ? part : write(values[place - 1]) + part)).join("") };
}

function write(value: Value): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string" || typeof value === "number") return escapeXml(String(value));
  return "xml" in value ? value.xml : value.map((each) => each.xml).join("");
}
