import type { Facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { packageFacts } from "#features/company/words/package-facts.ts";
import type { Passage } from "#platform/text/passages.ts";
import type { Known } from "../rules/match-known.ts";
import { type AskId, asksCopy } from "../words/dash-asks.ts";
import { packageIds, packagePaths } from "./site-knowledge.ts";

/** A row of the table with the words of the page that show it. */
export type Shown = Known & { quotes: Passage[] };

/** A subject, an attribute, and words of the page's sentence that says it. */
type PageSentence = readonly [about: string, attribute: AskId, words: string, isTitled?: "titled"];

const pageSentences: Readonly<Record<string, readonly PageSentence[]>> = {
  [paths.dash()]: [
    ["dash", "what", "An AI employee for the hours"],
    ["dash", "contents", "Dash writes back at once", "titled"],
    ["dash", "missedCalls", "Dash writes back at once", "titled"],
    ["dash", "chat", "Dash answers from your own pages", "titled"],
    ["dash", "leads", "Dash asks what you would ask", "titled"],
    ["dash", "reviews", "Dash sends them one line", "titled"],
    ["dash", "nurturing", "Dash writes when there is news", "titled"],
    ["dash", "pretend", "Nobody is left to think", "titled"],
    ["dash", "guess", "If the answer is not in what you gave it", "titled"],
    ["dash", "haggle", "stay yours to give", "titled"],
    ["dash", "law", "no tobacco sold in a chat", "titled"],
    ["dash", "management", "change the answers when"],
  ],
  [paths.bookConsultation()]: [
    ["consultation", "video", "by video or phone"],
    ["consultation", "happens", "the whole journey from a first search", "titled"],
    ["consultation", "happens", "Repairs that you or your team"],
    ["consultation", "what", "what we would put right first"],
    ["consultation", "change", "move or cancel the session"],
    ["consultation", "pressure", "no pressure"],
    ["consultation", "book", "The calendar follows"],
    ["business", "book", "The calendar follows"],
    ["business", "pressure", "no pressure"],
    ["business", "eitherWay", "Done for you"],
    ["business", "countGuests", "Each report says"],
  ],
  [paths.services()]: [
    ["business", "first", "call you and try to book", "titled"],
    ["business", "approve", "read every word"],
    ["business", "finalPrice", "final price depends"],
    ["business", "inWriting", "in writing before we begin"],
    ["business", "ranges", "Most prices are ranges"],
    ["business", "tobacco", "refuse tobacco"],
  ],
  [paths.growthAccelerator()]: [["accelerator", "why", "smallest one that covers"]],
  [paths.verticals()]: [["other-trades", "otherTrades", "much of this work carries over"]],
  [paths.about()]: [
    ["business", "voice", "We write in your words"],
    ["business", "whyUs", "will not pay us to learn", "titled"],
    ["step-discover", "happens", "We come as a stranger comes", "titled"],
    ["step-design", "happens", "One plan that you can read", "titled"],
    ["business", "goLive", "go live in a week"],
    ["step-deploy", "happens", "go live in a week", "titled"],
    ["step-optimize", "happens", "where guests came from", "titled"],
    ["step-elevate", "happens", "Once the room is full", "titled"],
  ],
  [paths.visibilityQuiz()]: [
    ["quiz", "account", "No account and no email"],
    ["quiz", "score", "A total out of 75"],
    ["quiz", "nobody", "nobody sees it"],
    ["quiz", "what", "Fifteen questions, about"],
    ["diagnostic", "what", "Digital Diagnostic"],
  ],
  [paths.toolsResources()]: [["quiz", "free", "Everything here is free"]],
  [paths.visibilityBlueprint()]: [
    ["blueprint", "what", "A short, free guide"],
    ["blueprint", "free", "A short, free guide"],
    ["audit-of-visibility", "free", "free 15-minute visibility audit"],
  ],
  [paths.cigarLoungePlaybook()]: [
    ["cigar-guide", "forWhom", "Lounge owners with full weekends"],
    ["cigar-guide", "notFor", "It isn’t for"],
  ],
  [paths.privacyPolicy()]: [
    ["business", "sellData", "never sell your data"],
    ["business", "whoSees", "Only the services that carry it"],
    ["data", "whoSees", "Only the services that carry it"],
    ["data", "keep", "after our last contact"],
    ["business", "keep", "after our last contact"],
    ["dash", "keep", "questions to Dash and its answers"],
    ["quiz", "keep", "quiz results: "],
    ["backups", "keep", "backups: "],
    ["business", "cookies", "set no cookies"],
    ["business", "tracking", "No advertising network"],
    ["business", "counting", "count visits ourselves"],
    ["data", "erase", "from the address in question"],
    ["data", "access", "receive a copy"],
    ["data", "correct", "put right"],
    ["business", "unsubscribe", "carries an unsubscribe link"],
    ["business", "gpc", "honor Global Privacy Control"],
    ["data", "collect", "keep what you enter"],
    ["privacy-page", "updated", "Last changed on"],
    ["data", "secure", "over an encrypted connection"],
  ],
  [paths.termsOfService()]: [
    ["guides", "inTheHouse", "pass them to your colleagues"],
    ["guides", "resell", "may not sell them"],
    ["guides", "advice", "financial advice"],
    ["business", "advice", "financial advice"],
    ["business", "currency", "ranges in"],
    ["business", "offers", "offer that can be accepted"],
    ["business", "governing", "governed by the laws"],
    ["terms", "updated", "Last changed on"],
    ["site", "age", "at least 18"],
    ["business", "yours", "What you send us stays yours"],
    ["site", "quoteUs", "quote short passages"],
  ],
};

const minAlone = 20;
const maxSentence = 320;
const sentenceEnd = /(?<=[.!?]["”’)]?)\s+(?=["“]?[\p{Lu}\d])/u;

/** The sentences of pages. If the owner takes a sentence away, Dash no longer knows it. */
export function knownFromPages(facts: Facts, linesByPath: ReadonlyMap<string, readonly Passage[]>): Shown[] {
  const asks = asksCopy(facts);
  const sentences = Object.entries(pageSentences).flatMap(([path, rows]) =>
    rows.flatMap(([about, attribute, words, isTitled]) => {
      const line = linesByPath.get(path)?.find(({ quote }) => quote.includes(words));
      if (!line) return [];
      const quote = sentenceWith(line.quote, words);
      const title = isTitled && line.heading.split(": ").at(-1);
      const text = title ? `${title}: ${quote}` : asSentence(quote);
      return [{ about, attribute, asks: asks[attribute], text, path, shows: [], quotes: [{ ...line, quote }] }];
    }),
  );
  return [...sentences, ...deliverables(facts, linesByPath)];
}

function sentenceWith(line: string, words: string): string {
  if (line.length <= maxSentence) return line;
  return line.split(sentenceEnd).find((each) => each.includes(words)) ?? line;
}

const asSentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[;.:]$/, "")}.`.replace(/([!?”])\.$/, "$1");

/** The rows of each package's table of deliverables. */
function deliverables(facts: Facts, linesByPath: ReadonlyMap<string, readonly Passage[]>): Shown[] {
  return packageIds.flatMap((id) => {
    const path = packagePaths[id];
    return (linesByPath.get(path) ?? []).flatMap((line) => {
      const { heading, quote } = line;
      const title = heading.split(": ")[1];
      if (!title || quote.length < minAlone) return [];
      const text = `${packageFacts(facts)[id].name}, ${title}: ${quote}`;
      const asks = title.replace(/[\d–+-]+/g, " ").trim();
      return [
        {
          about: id,
          attribute: asks.toLowerCase().replace(/[^a-z]+/g, "-"),
          asks,
          text,
          path,
          shows: [],
          quotes: [line],
          isNamed: true as const,
        },
      ];
    });
  });
}
