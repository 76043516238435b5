import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultFacts, type Facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { linkToSite } from "#platform/http/server/link-to-site.ts";
import { readPdf } from "../../../../test/read-pdf.ts";
import { cigarLoungePlaybookCopy } from "../words/cigar-lounge-playbook.ts";
import { fineDiningPlaybookCopy } from "../words/fine-dining-playbook.ts";
import { diningGuide } from "../words/guides/dining-guide.ts";
import type { GuideCopy } from "../words/guides/guide-copy.ts";
import { guides } from "../words/guides/guides.ts";
import { visibilityBlueprintCopy } from "../words/visibility-blueprint.ts";
import { wineryPlaybookCopy } from "../words/winery-playbook.ts";
import { checkGuide, missingLetters } from "./check-guide.ts";
import { hashGuide } from "./layout/hash-guide.ts";
import made from "./made-guides.json" with { type: "json" };

const promised = {
  visibility: visibilityBlueprintCopy(defaultFacts).inside.items,
  cigar: cigarLoungePlaybookCopy(defaultFacts).inside.items,
  winery: wineryPlaybookCopy(defaultFacts).inside.items,
  dining: fineDiningPlaybookCopy(defaultFacts).learn.cards,
};

const books = guides.map((guide) => {
  const bytes = readFileSync(`public/downloads/${guide.file}.pdf`);
  return { ...guide, guide, words: guide.copy(defaultFacts), bytes, pdf: readPdf(bytes) };
});

const plain = (text: string) => text.replace(/\s+/g, " ").trim();
const titleOf = ({ cover }: GuideCopy) => cover.title.join(" ");
const firstPages = ({ chapters }: GuideCopy) =>
  chapters.map((_, place) => 3 + chapters.slice(0, place).reduce((sum, { pages }) => sum + pages.length, 0));

test.each(books)("$file is the one that words, design and art make now: else run npm run guides", (book) => {
  const { inputs, pdf } = made[book.file as keyof typeof made];
  expect(inputs).toBe(hashGuide(book.guide, defaultFacts));
  expect(pdf).toBe(createHash("sha256").update(book.bytes).digest("hex").slice(0, 20));
});

test.each(books)("$file has 8 to 14 pages and less than 3 MB", ({ bytes, pdf }) => {
  expect(pdf.pages.length).toBeGreaterThanOrEqual(8);
  expect(pdf.pages.length).toBeLessThanOrEqual(14);
  expect(bytes.length).toBeLessThan(3 * 1024 * 1024);
});

test.each(books)("$file keeps what its lead page promises, in that order", ({ name, words }) => {
  expect(words.chapters.map(({ title }) => plain(title))).toEqual(promised[name].map(({ title }) => title));
});

test.each(books)("$file opens each chapter on the page that its contents name", ({ words, pdf }) => {
  const pages = firstPages(words);
  for (const [place, { title, pages: printed }] of words.chapters.entries()) {
    const page = pages[place] as number;
    expect(pdf.pages[1]).toContain(`${plain(title)} ${page}`);
    expect(pdf.pages[page - 1]?.split(plain(title)).length, title).toBeGreaterThan(2);
    expect(pdf.pages[page - 1]).toContain(plain(printed[0]?.blocks.find((block) => "text" in block)?.text ?? ""));
  }
});

test.each(books)("$file says what it is, by whom, and in which language", ({ words, pdf }) => {
  expect(pdf.info).toEqual({ Title: titleOf(words), Author: defaultFacts.brand.name });
  expect(pdf.language).toBe("en-US");
});

test("amounts of the examples are in the currency of the business", () => {
  const diningWords = (place: Facts["place"]) => JSON.stringify(diningGuide({ ...defaultFacts, place }));
  expect(diningWords(defaultFacts.place)).toContain("[$3,200]");
  expect(diningWords({ currency: "GBP", locale: "en-GB" })).toContain("[£3,200]");
});

test.each(books)("$file has a bookmark for its cover, contents, chapters, plan and last page", ({ words, pdf }) => {
  const { contents, chapters, plan, closing } = words;
  const titles = [titleOf(words), contents.title, ...chapters.map(({ title }) => title), plan.title];
  expect(pdf.bookmarks.map(plain)).toEqual([...titles, `${closing.title} ${closing.turn}`].map(plain));
});

test.each(books)("$file names only pages that it has", ({ words, pdf }) => {
  const named = [...JSON.stringify(words).matchAll(/\b[Pp]age (\d+)/g)].map(([, page]) => Number(page));
  expect(named.length).toBeGreaterThan(0);
  for (const page of named) expect(page).toBeLessThan(pdf.pages.length - 1);
});

test.each(books)("$file links to pages of the site, by path until the site's origin is known", ({ bytes, pdf }) => {
  const known = Object.values(paths).map((build) => (build as (part: string) => string)("part"));
  expect(pdf.addresses.length).toBeGreaterThan(0);
  expect(pdf.addresses.filter((address) => !known.includes(address))).toEqual([]);
  const linked = linkToSite(bytes, "https://alder.example");
  expect(readPdf(linked).addresses).toEqual(pdf.addresses.map((path) => `https://alder.example${path}`));
  expect(linked.subarray(0, bytes.length).equals(bytes)).toBe(true);
});

test("an updated file's table of objects points at the new links", () => {
  const linked = linkToSite(books[0]?.bytes as Buffer, "https://alder.example").toString("latin1");
  const tableAt = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(linked)?.[1]);
  const entries = [...linked.slice(tableAt).matchAll(/^(\d+) 1\n(\d{10}) 00000 n $/gm)];
  expect(entries.length).toBeGreaterThan(0);
  for (const [, number, offset] of entries)
    expect(linked.slice(Number(offset))).toMatch(new RegExp(`^${number} 0 obj\n`));
});

test("a file that is no such PDF is left as it is", () => {
  const other = Buffer.from("%PDF-1.7\n%%EOF\n");
  expect(linkToSite(other, "https://alder.example")).toBe(other);
});

test.each(books)("$file passes the look at a guide that was made anew", ({ bytes, words }) => {
  expect(missingLetters(words, defaultFacts.brand.name)).toBe("");
  expect(checkGuide(bytes, words)).toBeUndefined();
});

test("a guide is refused for letters that its typefaces lack, and for sheets that are not the planned ones", () => {
  const [{ bytes, words }] = books as [(typeof books)[number]];
  expect(missingLetters(words, "Жар & Vale")).toBe("Жар");
  const [first, ...others] = words.chapters as [GuideCopy["chapters"][number]];
  const longer = { ...first, pages: [...first.pages, ...first.pages] };
  expect(checkGuide(bytes, { ...words, chapters: [longer, ...others] })).toEqual({ kind: "overflow", page: 4 });
});
