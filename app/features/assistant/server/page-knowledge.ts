import type { Facts } from "#facts/facts.ts";
import { packageFacts } from "#features/company/words/package-facts.ts";
import { maxQuote, type Passage } from "#platform/text/passages.ts";
import { stem } from "#platform/text/stem.ts";
import type { Known } from "../rules/match-known.ts";
import { isHarmless } from "../rules/read-question.ts";
import { asksCopy } from "../words/dash-asks.ts";
import { packageIds } from "./package-knowledge.ts";
import { pageSentences, subjectPages } from "./page-sentences.ts";

/** A row of the table with the words of the page that show it. */
export type Shown = Known & { quotes: Passage[] };

const minAlone = 20;
const maxSaid = 320;
const sentenceEnd = /(?<=[.!?]["”’)]?)\s+(?=["“]?[\p{Lu}\d])/u;

/** The sentences of pages. If the owner takes a sentence away, Dash no longer knows it. */
export function knownFromPages(facts: Facts, linesByPath: ReadonlyMap<string, readonly Passage[]>): Shown[] {
  const asks = asksCopy(facts);
  const sentences = Object.entries(pageSentences).flatMap(([path, rows]) =>
    rows.flatMap(([about, attribute, words, isTitled]) => {
      const line = linesByPath.get(path)?.find(({ quote }) => quote.includes(words));
      if (!line) return [];
      const sentence = sentenceWith(line.quote, words);
      const said = line.quote.length <= maxSaid ? line.quote : sentence;
      const quote = line.quote.length <= maxQuote ? line.quote : sentence;
      const title = isTitled && line.heading.split(": ").at(-1);
      const text = title ? `${title}: ${sentence}` : asSentence(sentence);
      return [
        {
          about,
          attribute,
          asks: asks[attribute],
          text,
          path,
          shows: [said, line.heading],
          quotes: [{ ...line, quote }],
        },
      ];
    }),
  );
  return [...sentences, ...headed(facts, linesByPath)];
}

function sentenceWith(line: string, words: string): string {
  return line.split(sentenceEnd).find((each) => each.includes(words)) ?? line;
}

const asSentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[;.:]$/, "")}.`.replace(/([!?”])\.$/, "$1");

/** Lines under a heading of their own, asked for by its words. */
function headed(facts: Facts, linesByPath: ReadonlyMap<string, readonly Passage[]>): Shown[] {
  const packages = packageFacts(facts);
  const isSame = (one: Passage) => (other: Passage) => other.heading === one.heading;
  const found = Object.entries(subjectPages).flatMap(([path, about]) => {
    const lines = linesByPath.get(path) ?? [];
    const isPackage = about in packages;
    return lines.flatMap((line) => {
      const title = line.heading.split(": ")[1];
      const isFirst = lines.find((each) => isSame(line)(each) && each.quote.length >= minAlone) === line;
      const words = title?.split(/[^\p{L}]+/u).filter((word) => word && !isHarmless(stem(word.toLowerCase())));
      if (!title || !words || !isFirst || (!isPackage && words.length < minHeading)) return [];
      const asks = words.join(" ");
      const attribute = asks.toLowerCase().replace(/[^a-z]+/g, "-");
      const name = packageIds.find((id) => id === about);
      const text = `${name ? `${packages[name].name}, ` : ""}${title}: ${line.quote}`;
      return [{ about, attribute, asks, text, path, shows: [], quotes: [line], isNamed: true as const }];
    });
  });
  const count = Map.groupBy(found, ({ asks }) => asks.toLowerCase());
  const isSure = ({ asks }: Shown) =>
    count.get(asks.toLowerCase())?.length === 1 && asks.split(" ").length >= minHeading;
  return found.map((row) => (isSure(row) ? row : withoutName(row)));
}

const minHeading = 2;
/** A heading of one word, or that several pages have, is asked for with its subject. */
const withoutName = ({ isNamed: _, ...row }: Shown): Shown => row;
