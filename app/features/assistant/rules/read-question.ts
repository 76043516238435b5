import { foldText } from "#platform/text/match-words.ts";
import { stem } from "#platform/text/stem.ts";
import { numberWords } from "./number-words.ts";

/** The words of a text in their order, folded; "don't" holds "not", and figures are written in digits. */
export function spelledWords(text: string): string[] {
  const folded = foldText(text)
    .replace(/n['’]t\b|(?<=\b(?:do|does|did|ca|wo|is|are|has|have|was|would|could|should))nt\b/g, " not")
    .replace(/['’](?:s|re|m|ll|d|ve)\b/g, "")
    .replace(/\b(what|how|who|where|when|that)s\b/g, "$1 is")
    .replace(/\be-mail/g, "email")
    .replace(/\b(?:i|we) (?:was|were) (?:just )?(?:wondering|curious|thinking|hoping)\b/g, " ")
    // Not "to pay", as the stem would have it.
    .replace(/\bpayments?\b/g, "installment")
    .replace(/(?<=\d),(?=\d{3})/g, "");
  const words = folded.match(/[\p{L}\p{N}]+|[€£¥₿%]/gu) ?? [];
  return words.map((word) => (word === "one" ? word : (numberWords.get(word) ?? word)));
}

/** The same, without their commonest endings. */
export const readWords = (text: string): string[] => spelledWords(text).map(stem);

const wordSet = (text: string) => new Set(readWords(text));

/** Words that leave a question as it is: grammar, courtesy, and who is asking. */
export const harmlessWords = `
a an the i we you he she it they me us them my our your their its mine ours yours u ur i'm im ive this that these those
there here is are am be been being do does doing has have having had can could may might will would shall should
of for to in on at with by from into about around as and or but so then if also too just only really actually simply
exactly currently now today please pls plz thanks thank thx hi hey hello ok okay well quick quickly question curious
wondering wonder know tell give show say find want wanna need like love looking look get gets got getting go
what which how one ones any some someone something anything thing things kind sort much many guys folks
completely entirely info information details stuff even if allowed bit little small family own running run owner owners business company place house
honestly good morning afternoon evening day maybe perhaps possible able let lets per each every take takes
send come comes coming set up again include includes included contain contains all both part mean means
package packages plan plans tier bundle bundles ca wo itself happen happens happening show shown say says mean work works working need needs order ordered
usually typically normally roughly approximately everyone anyone actual short right besides somebody instead respect agency agencies going nothing begin fix hire hired suggest advise ask asking along together vs versus compared difference differences differ according service services product option options offer offers offering
`;
const harmless = wordSet(harmlessWords);

/** Words that make another question of it, even where the answer has them. */
const changers = wordSet(`
not never without except euro euros pound pounds sterling yen franc cad aud € £ ¥ ₿ % bitcoin crypto year years yearly
annual annually ago previous next future last week discount discounts coupon cheaper refund tax vat taxes extra additional
location locations branch branches student students nonprofit nonprofits trial
`);

/** Words that say nothing of what is asked. */
const fillers = wordSet(`
actually really just only simply exactly currently now please pls plz thanks thank thx hi hello hey yo ok okay well quick
quickly question curious wonder wondering honestly maybe perhaps possible possibly basically literally easily ever also
too so then guys folks u ur kindly anybody anyone somebody someone
`);

export const isFiller = (word: string) => fillers.has(word);
export const isHarmless = (word: string) => harmless.has(word);
export const isChanger = (word: string) => changers.has(word);

/** A part of a question with the words that it may be split at left out. */
export type Clause = {
  /** As they are spelled. */
  spelled: readonly string[];
  text: string;
  /** It has the form of a question. */
  isQuestion: boolean;
  /** Its sentence ends with a question mark. */
  isMarked: boolean;
  /** It asks, or at least does not tell of the visitor. */
  isAsked: boolean;
};

const asking =
  /^(?:and |but |so |also |or |just |quickly |hi |hello |hey |ok |okay |please |then )*(?:what|whats|how|hows|which|wich|who|whos|where|when|why|do|does|did|is|are|can|could|may|might|will|would|should|have|has|tell|give|compare|explain|describe|show)\b/;
const telling =
  /^(?:and |but |so |well |honestly |hi |hello |hey |good |ok |okay |thx |thanks |thank )*(?:i|im|ive|we|weve|were|my|our|it|its|they|he|she|the|this|there|thanks|thank|thx|hi|hello|hey|good|last thing|just quickly|honestly|also|had|if (?:im|i am|we are|were|i cant|we cant|i run|we run|i own|we own|i have|we have))\b/;

/** A wish is a part of the question. */
const wanting =
  /^(?:\w+ ){0,2}(?:i|we) (?:\w+ ){0,2}(?:want|need|look for|am looking for)(?! to (?:know|ask|hear|understand))\b/;

/** Where a question begins behind what tells of the visitor, without a sign in between. */
const turn =
  /\s(?=(?:do|can|could|will|would) (?:you|u|we|i)\b|(?:what|how|which|where) (?:is|are|does|do|did|much|many|long|would|package)\b|(?:whats|hows)\b|(?:is|are) there\b)/i;

/** Words that lead to a question without being part of it, such as "I was wondering" in front of "how". */
const leadIn =
  /\b(?:(?:i|we)(?: am|['’]?m| are|['’]?re| was| were|['’]d| would| just){0,3}(?: really| just)? (?:wondering|wonder|curious|like to know|love to know|want to know|need to know|interested to know)|(?:may|can|could|might) (?:i|we)(?: just)? (?:ask|know)|(?:can|could|would|will) (?:you|u|someone|anyone)(?: please)? (?:tell|let) (?:me|us)(?: know)?|(?:please )?tell (?:me|us)|do (?:you|u) know|any idea)(?:,| about|:)? (?=(?:what|whats|how|hows|which|where|when|who|why|if|whether|do|does|is|are|can)\b)/gi;

const maxCharacters = 600;

/** Splits a question into sentences, and these into the parts that commas and conjunctions divide. */
export function splitQuestion(question: string): Clause[][] {
  const sentences =
    question
      .slice(0, maxCharacters)
      .replace(leadIn, "; ")
      .match(/(?:[^.?!;\n]|(?<=\d)\.(?=\d)|(?<=\w)\.(?=\w))+[?]?/g) ?? [];
  return sentences
    .map((sentence) =>
      readClauses(
        sentence.split(/,(?!\d{3})|:\s|\s[-–—/]\s|\b(?:and|but|because|since)\b/i).flatMap(splitTold),
        sentence.endsWith("?"),
      ),
    )
    .filter((parts) => parts.length > 0);
}

const splitTold = (part: string) => (telling.test(foldText(part).trim()) ? part.split(turn) : [part]);

/** A part without a form of its own goes on with what the one before it did. */
function readClauses(parts: readonly string[], isMarked: boolean): Clause[] {
  let isAsked = true;
  return parts.map(readClause).flatMap(({ isTold, ...clause }) => {
    if (clause.spelled.length === 0) return [];
    isAsked = clause.isQuestion || (isAsked && !isTold);
    return [{ ...clause, isMarked, isAsked }];
  });
}

function readClause(part: string) {
  const text = foldText(part).replace(/['’]/g, "").trim();
  const isQuestion = asking.test(text);
  return {
    spelled: spelledWords(part),
    text: part,
    isQuestion,
    isTold: !isQuestion && telling.test(text) && !wanting.test(text),
  };
}
