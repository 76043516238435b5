const special: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Not allowed in XML 1.0: control characters, lone surrogates, two noncharacters. */
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export function escapeXml(text: string): string {
  return text.replace(impossible, "").replace(/[&<>"']/g, (sign) => special[sign] as string);
}

/** Finished XML: `xml` inserts it unescaped. */
export type Xml = { xml: string };

type Value = string | number | Xml | readonly Xml[] | null | undefined;

/** A template tag that escapes every value, except those it has built itself. Null gives nothing. */
export function xml(parts: TemplateStringsArray, ...values: Value[]): Xml {
  return { xml: parts.map((part, index) => (index === 0 ? part : write(values[index - 1]) + part)).join("") };
}

function write(value: Value): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string" || typeof value === "number") return escapeXml(String(value));
  return "xml" in value ? value.xml : value.map((each) => each.xml).join("");
}
