/** Names of zones come from visitors' requests: beyond this the oldest format is evicted. */
const maxFormats = 500;
const formats = new Map<string, Intl.DateTimeFormat>();

/** A format that is made once: making one takes longer than a hundred uses. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  const [oldest = key] = formats.keys();
  if (formats.size >= maxFormats) formats.delete(oldest);
  formats.set(key, made);
  return made;
}
