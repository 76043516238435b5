import { wordsLocale } from "./place.ts";

const numbers = new Intl.NumberFormat(wordsLocale);
const lists = new Intl.ListFormat(wordsLocale);

/** A number in a sentence: "2,400". */
export const formatNumber = (number: number): string => numbers.format(number);

/** "dark, paper, and ink" */
export const formatList = (texts: readonly string[]): string => lists.format(texts);
