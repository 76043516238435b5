import { englishOf, wordsLocale } from "./place.ts";

/** Names of zones come from visitors' requests: beyond this the oldest format is evicted. */
const maxFormats = 500;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches formats: a new one takes longer than a hundred uses. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(englishOf(locale), options);
  const [oldest = key] = formats.keys();
  if (formats.size >= maxFormats) formats.delete(oldest);
  formats.set(key, made);
  return made;
}

type Moment = { zone: string; ms: number; locale?: string };

/** A moment's parts by their name: engines differ in the separators between them. */
export function partsOf(
  { zone, ms, locale = wordsLocale }: Moment,
  options: Intl.DateTimeFormatOptions,
): Record<string, string> {
  const parts = dateFormat(locale, { timeZone: zone, ...options }).formatToParts(ms);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}
