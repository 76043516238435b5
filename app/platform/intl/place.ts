/** How a business writes amounts and dates: a currency of ISO 4217, and a locale of BCP 47. */
export type Place = { currency: string; locale: string };

export const defaultPlace: Place = { currency: "USD", locale: "en-US" };

/** All words are American English, and so are the numbers and the names of time zones among them. */
export const wordsLocale = defaultPlace.locale;

/**
 * The English of a page and its dates: that of the business's country. Another language's locale gets British English,
 * which has the day before the month, as most of them have.
 */
export const englishOf = (locale: string): string => (/^en\b/.test(locale) ? locale : "en-GB");
