import { type Place, wordsLocale } from "./place.ts";

const formats = new Map<string, Intl.NumberFormat>();

type Display = Intl.NumberFormatOptions["currencyDisplay"];

/** Other digits would not fit the words. */
function formatOf({ currency, locale }: Place, currencyDisplay: Display = "symbol"): Intl.NumberFormat {
  const key = `${currency} ${locale} ${currencyDisplay}`;
  const style = { style: "currency", maximumFractionDigits: 0, numberingSystem: "latn" } as const;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { ...style, currency, currencyDisplay });
  formats.set(key, format);
  return format;
}

/** "$1,500". While words are edited, a name in braces stands for the amount and stays as it is. */
export const formatMoney = (amount: number, place: Place): string =>
  typeof amount === "number" ? formatOf(place).format(amount) : amount;

const signOf = (place: Place, display: Display) =>
  formatOf(place, display)
    .formatToParts(2)
    .find(({ type }) => type === "currency")?.value ?? "";

/** "US dollars" */
export const currencyName = ({ currency }: Place): string => signOf({ currency, locale: wordsLocale }, "name");

/** Signs that people type for a currency: "$", "US$" or "USD". */
export const currencySigns = (place: Place): string[] => [
  place.currency,
  signOf(place, "symbol"),
  signOf(place, "narrowSymbol"),
];
