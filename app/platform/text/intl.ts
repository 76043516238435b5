/** How a business writes amounts and dates: a currency of ISO 4217, and a locale of BCP 47. */
export type Place = { currency: string; locale: string };

export const defaultPlace: Place = { currency: "USD", locale: "en-US" };

/** All words are American English, and so are the numbers and the names of time zones among them. */
export const wordsLocale = defaultPlace.locale;

/** Names of zones come from visitors' requests: beyond this the oldest format is evicted. */
const maxFormats = 500;
type Format = Intl.DateTimeFormat | Intl.NumberFormat;
const formats = new Map<string, Format>();

/** Caches formats: making one takes longer than a hundred uses. Other digits would not fit the words. */
function formatOf<Made extends Format>(
  Kind: new (locale: string, options: object) => Made,
  locale: string,
  options: object,
): Made {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known as Made;
  const made = new Kind(locale, { numberingSystem: "latn", ...options });
  const [oldest = key] = formats.keys();
  if (formats.size >= maxFormats) formats.delete(oldest);
  formats.set(key, made);
  return made;
}

const isEnglish = (locale: string) => /^en\b/.test(locale);

/** The language of all words: English, that of a country if the locale is one of English. */
export const languageOf = (locale: string): string => (isEnglish(locale) ? locale : "en");

/** Formats dates in English. Those of another language's locale have the day first, as British English has it. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  formatOf(Intl.DateTimeFormat, isEnglish(locale) ? locale : "en-GB", { calendar: "gregory", ...options });

type Moment = { zone: string; ms: number; locale?: string };

/** A moment's parts by their name: engines differ in the separators between them. */
export const partsOf = (
  { zone, ms, locale = wordsLocale }: Moment,
  options: Intl.DateTimeFormatOptions,
): Record<string, string> =>
  Object.fromEntries(
    dateFormat(locale, { timeZone: zone, ...options })
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );

/** Whether a locale writes "10 December", not "December 10". */
export const isDayFirst = (locale: string): boolean => {
  const parts = Object.keys(partsOf({ zone: "UTC", ms: 0, locale }, { month: "long", day: "numeric" }));
  return parts.indexOf("day") < parts.indexOf("month");
};

/** "2026-12-25" as "December 25, 2026"; anything but a day is returned unchanged. */
export function formatDay(day: string, locale: string): string {
  const ms = Date.parse(`${day}T12:00:00Z`);
  return Number.isNaN(ms) ? day : dateFormat(locale, { timeZone: "UTC", dateStyle: "long" }).format(ms);
}

const currencyFormat = ({ currency, locale }: Place, options?: Intl.NumberFormatOptions) =>
  formatOf(Intl.NumberFormat, locale, { style: "currency", currency, maximumFractionDigits: 0, ...options });

/** "$1,500". While words are edited, a name in braces stands for the amount and stays as it is. */
export const formatMoney = (amount: number, place: Place): string =>
  typeof amount === "number" ? currencyFormat(place).format(amount) : amount;

const signOf = (place: Place, currencyDisplay: Intl.NumberFormatOptions["currencyDisplay"]) =>
  currencyFormat(place, { currencyDisplay })
    .formatToParts(2)
    .find(({ type }) => type === "currency")?.value ?? "";

/** "US dollars" */
export const currencyName = ({ currency }: Place): string => signOf({ currency, locale: wordsLocale }, "name");

/** What people type for a currency: "$", "US$" or "USD". */
export const currencySigns = (place: Place): string[] => [
  place.currency,
  signOf(place, "symbol"),
  signOf(place, "narrowSymbol"),
];

/** A number in a sentence: "2,400". */
export const formatNumber = (number: number): string =>
  formatOf(Intl.NumberFormat, wordsLocale, { style: "decimal" }).format(number);

/** "on dark, on paper, and on ink" */
export const formatList = (texts: readonly string[]): string => new Intl.ListFormat(wordsLocale).format(texts);
