import { deskPaths } from "#facts/desk-paths.ts";
import { defaultFacts, type Facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { mergeFacts } from "#features/details/rules/merge-facts.ts";
import { factGroups } from "#features/details/words/business-details.ts";
import { everyPage, pageAt } from "#features/frame/every-page.ts";
import { formatNumber } from "#platform/intl/numbers.ts";

export type FactPlace = { name: string; href: string };

/** In the bar or the footer, so on every page. */
const everywhere = new Set([
  "brand.name",
  "contact.email",
  "contact.telephone",
  "contact.locality",
  "contact.region",
  "social.instagram",
  "social.youtube",
  "social.linkedin",
  "place.locale",
]);

/** In the structured data of every page. */
const onlySearch = new Set(["brand.description", "contact.country"]);

const packages = placesAt(paths.visibilityStarter(), paths.growthAccelerator(), paths.authorityBuilder());

/** Pages that show facts which are not in their copy. */
const elsewhere: Record<string, FactPlace[]> = {
  "blog.pinnedTitleWords": placesAt(paths.blog()),
  "brand.authorName": placesAt(paths.blogUploader()),
  "contract.leaving": [...placesAt(paths.services()), ...packages],
  "hosted.documents.visibility": placesAt(paths.thankYouVisibility()),
  "hosted.documents.cigar": placesAt(paths.thankYouCigar()),
  "hosted.documents.winery": placesAt(paths.thankYouWinery()),
  "hosted.documents.dining": placesAt(paths.thankYouFineDining()),
};
const calendar = placesAt(paths.bookConsultation());
const home = placesAt(paths.home(), paths.about());
const offers = [...placesAt(paths.wineries(), paths.cigarLounges(), paths.fineDining()), ...packages];

/** Pages that show proof once it is filled in. */
const proof: Record<string, FactPlace[]> = {
  founder: [...home, ...calendar],
  cases: [...home, ...offers],
  testimonials: [...home, ...offers, ...calendar],
};

function placesAt(...at: string[]): FactPlace[] {
  return at.flatMap((path) => pageAt(path) ?? []).map(({ name, path: href }) => ({ name, href }));
}

const allFacts = factGroups.flatMap(({ facts }) => facts).filter(({ path }) => !/^(?:proof|place)\./.test(path));

/** A recognisable value for each fact, and its text form. */
function markFact(index: number, standard: unknown): { value: unknown; reads: string[] } {
  const number = 70_001 + index;
  const written = [String(number), formatNumber(number)];
  if (typeof standard === "number") return { value: number, reads: written };
  if (standard === "") return { value: "", reads: [] };
  if (typeof standard === "string") return { value: String(number), reads: written };
  if (Array.isArray(standard)) return { value: standard, reads: [] };
  return { value: { lowDollars: number, highDollars: 999_999 }, reads: written };
}

export const readFactAt = (facts: Facts, path: string): unknown =>
  path.split(".").reduce<unknown>((branch, key) => (branch as Record<string, unknown>)[key], facts);

function findPlaces(): Map<string, FactPlace[]> {
  const marks = allFacts.map(({ path }, index) => ({ path, ...markFact(index, readFactAt(defaultFacts, path)) }));
  const marked = mergeFacts(defaultFacts, Object.fromEntries(marks.map(({ path, value }) => [path, value])));
  const pages = everyPage.map(({ path, copy }) => ({ path, text: JSON.stringify(copy(marked)) }));
  const placesOf = (reads: string[]) => pages.filter(({ text }) => reads.some((each) => text.includes(each)));
  return new Map(marks.map(({ path, reads }) => [path, placesAt(...placesOf(reads).map((page) => page.path))]));
}

let found: Map<string, FactPlace[]> | undefined;

/** Every page with a price, and the terms, which name the currency. */
function pricePlaces(): FactPlace[] {
  const prices = allFacts
    .filter(({ kind }) => kind.type === "price")
    .flatMap<FactPlace | string>(({ path }) => factPlaces(path));
  const places = [...prices, ...placesAt(paths.termsOfService())].filter((place) => typeof place === "object");
  return [...new Map(places.map((place) => [place.href, place])).values()];
}

/** Pages, or all of them, or the structured data of all (`search`), or mails alone. */
export type FactPlaces = FactPlace[] | "everywhere" | "search" | "mails";

/** The pages that show a fact, found by searching the copy of each. */
export function factPlaces(path: string): FactPlaces {
  if (onlySearch.has(path)) return "search";
  if (path === "brand.senderName" || path === "contact.postalAddress") return "mails";
  if (everywhere.has(path)) return "everywhere";
  if (path === "place.currency") return pricePlaces();
  if (/^(?:booking|meeting)\./.test(path)) return calendar;
  if (path.startsWith("heat.")) return [{ name: "People, on the desk", href: deskPaths.leads() }];
  if (path.startsWith("signals.")) return [{ name: "The file robots.txt", href: paths.robots() }];
  if (path.startsWith("proof.")) return proof[path.split(".")[1] ?? ""] ?? [];
  found ??= findPlaces();
  return [...(found.get(path) ?? []), ...(elsewhere[path] ?? [])];
}
