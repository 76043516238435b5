/** Names of zones come from visitors' requests: beyond this the oldest format is evicted. */
const maxFormats = 500;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches formats: making one takes longer than a hundred uses. */
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

/** A moment's parts by their name: engines differ in the separators between them. */
export function partsOf(zone: string, instantMs: number, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const format = dateFormat("en-US", { timeZone: zone, ...options });
  return Object.fromEntries(format.formatToParts(instantMs).map(({ type, value }) => [type, value]));
}
