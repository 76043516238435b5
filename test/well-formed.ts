const token =
  /<\?[^?]*\?>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*="[^"<&]*(?:&(?:amp|lt|gt|quot|apos);[^"<&]*)*")*)\s*(\/?)>/y;
const text = /(?:[^<&\p{Cc}\p{Cs}]|[\t\n\r]|&(?:amp|lt|gt|quot|apos);)+/uy;

/**
 * Returns the text from where XML stops being well-formed; undefined if it never does. Knows no CDATA, comments or
 * doctypes.
 */
export function malformedAt(xml: string): string | undefined {
  const open: string[] = [];
  for (let index = 0; index < xml.length; ) {
    text.lastIndex = index;
    token.lastIndex = index;
    const found = text.exec(xml) ?? token.exec(xml);
    if (!found) return xml.slice(index, index + 80);
    const [whole, closes, name, , isEmpty] = found;
    if (name && closes && open.pop() !== name) return whole;
    if (name && !closes && !isEmpty) open.push(name);
    index += whole.length;
  }
  return open.length > 0 ? `<${open.at(-1)}> is never closed` : undefined;
}
