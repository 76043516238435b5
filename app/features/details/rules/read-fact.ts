import { pictureAt } from "#facts/fact-picture.ts";
import type { PictureCopy } from "#facts/post.ts";
import { currencySigns } from "#platform/intl/money.ts";
import { defaultPlace, type Place } from "#platform/intl/place.ts";
import { readText } from "#platform/text/read-text.ts";
import { calendarDay } from "#platform/time/calendar-day.ts";
import { addDays, isTimeZone } from "#platform/time/zoned-time.ts";
import { findCountry } from "./countries.ts";
import { type FactKind, type FactReading, wrong } from "./fact-kind.ts";
import { isCurrency, isLocale } from "./place-choices.ts";
import { readHours } from "./read-hours.ts";

const maxWebAddressCharacters = 300;
const maxHoursCharacters = 200;
const maxDaysCharacters = 8000;

/** The context in which a typed fact is checked. */
type Known = {
  /** The day in the business's time zone. */
  today?: string;
  /** How the business writes amounts. */
  place?: Place;
  /** Uploaded pictures by their addresses. */
  pictures?: ReadonlyMap<string, PictureCopy>;
};

/** Reads what the owner typed into a fact's fields. */
export function readFact(kind: FactKind, typed: readonly string[], known: Known = {}): FactReading {
  const as = kind.type === "daysOff" || kind.type === "postalAddress" ? "lines" : "line";
  const read = typed.map((text) => readText(text, as, maxCharactersOf(kind)));
  const tooLong = read.findIndex(({ isTooLong }) => isTooLong);
  if (tooLong !== -1) return wrong("tooLong", tooLong);
  const texts = read.map(({ text }) => text);
  const [text = ""] = texts;
  if (kind.type === "price") return readPrice(text, known.place ?? defaultPlace);
  if (kind.type === "weeklyHours") return readHours(texts);
  if (kind.type === "daysOff") return readDays(text);
  if (kind.type === "picture") return readPicture(text, known);
  if (kind.type === "postalAddress") return { value: joinLines(text) };
  if (text === "") return mayBeEmpty(kind) ? { value: "" } : wrong("missing");
  return kind.type === "day" ? readPastDay(text, known) : readLine(kind, text);
}

function maxCharactersOf(kind: FactKind): number {
  if (kind.type === "words" || kind.type === "postalAddress") return kind.limit;
  if (kind.type === "weeklyHours") return maxHoursCharacters;
  return kind.type === "daysOff" ? maxDaysCharacters : maxWebAddressCharacters;
}

const mayBeEmpty = (kind: FactKind) =>
  kind.type === "day" ||
  kind.type === "choice" ||
  kind.type === "telephone" ||
  ("mayBeEmpty" in kind && kind.mayBeEmpty);

type LineKind = Exclude<FactKind, { type: "price" | "weeklyHours" | "daysOff" | "day" | "picture" | "postalAddress" }>;

function readLine(kind: LineKind, text: string): FactReading {
  if (kind.type === "words") return { value: text };
  if (kind.type === "mailbox") return isMailbox(text) ? { value: text } : wrong("mailbox");
  if (kind.type === "telephone") return isTelephone(text) ? { value: text } : wrong("telephone");
  if (kind.type === "webAddress")
    return isWebAddress(text) ? { value: kind.isTemplate ? text : new URL(text).href } : wrong("webAddress");
  if (kind.type === "count") return readCount(text);
  if (kind.type === "country") return readCountry(text);
  if (kind.type === "choice")
    return kind.options.some(({ value }) => value === text) ? { value: text } : wrong("choice");
  if (kind.type === "timeZone") return isCity(text) ? { value: text } : wrong("timeZone");
  if (kind.type === "currency") return isCurrency(text) ? { value: text } : wrong("currency");
  if (kind.type === "locale") return isLocale(text) ? { value: text } : wrong("locale");
  const number = Number(text);
  const isUsable = /^\d+$/.test(text) && number >= kind.low && number <= kind.high;
  return isUsable ? { value: number } : wrong("number");
}

function readCountry(text: string): FactReading {
  const value = findCountry(text);
  return value ? { value } : wrong("country");
}

/** "12 Vine Street", "Napa, CA 94558" as "12 Vine Street, Napa, CA 94558". */
const joinLines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim().replace(/,$/, ""))
    .filter(Boolean)
    .join(", ");

function readPastDay(text: string, { today = text }: Known): FactReading {
  const day = readDay(text);
  if (day === "") return wrong("day");
  return day > today ? wrong("future") : { value: day };
}

function readPicture(address: string, { pictures = new Map() }: Known): FactReading {
  const value = pictureAt(address, pictures);
  return value ? { value } : wrong("pictureGone");
}

const isMailbox = (text: string) => /^[^\s@<>"(),:;\\[\]]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?\.[a-z]{2,}$/i.test(text);

const isTelephone = (text: string) => /^\+?[\d ()/.-]{6,30}$/.test(text) && text.replace(/\D/g, "").length >= 6;

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return protocol === "https:" && hostname.includes(".") && username === "";
}

/** Zones that are called by a city have its summer time too. */
const isCity = (text: string) => isTimeZone(text) && text.includes("/");

/** "4", "1-2", "8+"; a range gets an en dash. */
function readCount(text: string): FactReading {
  const [, low, high, plus] = /^(\d{1,5})(?:\s*[–-]\s*(\d{1,5})|(\+))?$/.exec(text) ?? [];
  if (low === undefined || (high !== undefined && Number(high) <= Number(low))) return wrong("count");
  return { value: high === undefined ? `${Number(low)}${plus ?? ""}` : `${Number(low)}–${Number(high)}` };
}

const priceForm =
  /^(from )?(\d{1,3}(?:[ .,'’]\d{3}){1,2}|\d{1,9})(\+| ?(?:-|to) ?(\d{1,3}(?:[ .,'’]\d{3}){1,2}|\d{1,9}))?$/;

/** "950" is one price, "from 950" and "950+" where it begins, "800–1,200" or "800 to 1200" a range. */
function readPrice(text: string, place: Place): FactReading {
  if (text === "") return wrong("missing");
  const [, from, low = "", more, high] = priceForm.exec(withoutSigns(text, place)) ?? [];
  const lowDollars = readAmount(low);
  const highDollars = high === undefined ? lowDollars : readAmount(high);
  if (lowDollars === 0 || highDollars === 0) return wrong("amount");
  if (highDollars < lowDollars) return wrong("priceOrder");
  const isOpen = high === undefined && (from !== undefined || more === "+");
  return { value: { lowDollars, highDollars: isOpen ? null : highDollars } };
}

/** Leaves out the signs of the business's currency; those of another make a price unreadable. */
const withoutSigns = (text: string, place: Place) =>
  currencySigns(place)
    .sort((one, other) => other.length - one.length)
    .reduce((rest, sign) => rest.replaceAll(sign.toLowerCase(), " "), text.toLowerCase())
    .replace(/[–—]/g, "-")
    .replace(/\s+/g, " ")
    .trim();

const readAmount = (digits: string) => Number(digits.replace(/\D/g, ""));

const maxSpanDays = 366;

/** Days, one on each line, or all from one to another; sorted, without duplicates. */
function readDays(text: string): FactReading {
  const given = text.split(/[\n,]/).map((line) => line.trim());
  const days = given.filter(Boolean).flatMap(readSpanOfDays);
  return days.includes("") ? wrong("day") : { value: [...new Set(days)].sort() };
}

/** "2026-12-24" or "2026-12-24 to 2027-01-02"; an empty text stands for an invalid day. */
function readSpanOfDays(text: string): string[] {
  const [first = "", last = first, ...more] = text.split(/\sto\s/).map(readDay);
  if (first === "" || last < first || more.length > 0) return [""];
  const days = [first];
  while ((days.at(-1) as string) < last && days.length <= maxSpanDays) days.push(addDays(days.at(-1) as string, 1));
  return days.length > maxSpanDays ? [""] : days;
}

function readDay(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text.trim()) ?? [];
  return day === undefined ? "" : calendarDay(year, month, day);
}
