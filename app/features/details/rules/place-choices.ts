import { countries } from "./countries.ts";

/** A value to choose, with its name. */
type Choice = { value: string; label: string };

const currencies = new Intl.DisplayNames("en", { type: "currency" });
const locales = new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" });

/** "British Pound (GBP)" */
export const currencyTitle = (code: string): string => `${currencies.of(code)} (${code})`;

/** "English (United Kingdom)" */
export const localeTitle = (locale: string): string => locales.of(locale) ?? locale;

export const isCurrency = (text: string): boolean => Intl.supportedValuesOf("currency").includes(text);

/** Whether the formats of this language in this country are known. */
export const isLocale = (text: string): boolean =>
  /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-[A-Z]{2}$/.test(text) &&
  new Intl.NumberFormat(text).resolvedOptions().locale === text;

const choose = (values: readonly string[], titleOf: (value: string) => string): Choice[] =>
  values
    .map((value) => ({ value, label: titleOf(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, "en"));

export const currencyChoices = choose(Intl.supportedValuesOf("currency"), currencyTitle);

/** English and the first language of each country. Made at the start, since it takes too long for a request. */
export const localeChoices = choose(
  [...countries].flatMap((country) => {
    const { language } = new Intl.Locale(`und-${country}`).maximize();
    return [...new Set(["en", language])].map((each) => `${each}-${country}`).filter(isLocale);
  }),
  localeTitle,
);
