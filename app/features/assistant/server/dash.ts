import { setImmediate as letOthersRun } from "node:timers/promises";
import { nanoid } from "nanoid";
import type { Facts } from "#facts/facts.ts";
import type { Refusals } from "#features/owner/server/refusals.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { VisitorNetwork } from "#platform/http/server/visitor-network.ts";
import { foldEmail } from "#platform/mail/fold-email.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { fill } from "#platform/text/fill.ts";
import type { Passage } from "#platform/text/passages.ts";
import type { CheckedClaim } from "../rules/check-claim.ts";
import { type Conversation, writeConversation } from "../rules/conversation.ts";
import { askCopy } from "../words/dash-answers.ts";
import { type Answer, answerQuestion, findPassages, toldOf } from "./answer-question.ts";
import { askWithModel, type ModelAsked, maxTokensOf } from "./ask-with-model.ts";
import { isArticle, type ListedPage } from "./listed-page.ts";
import { makeModelBudget } from "./model-budget.ts";
import type { PageTexts } from "./page-texts.ts";
import { addQuestion, giveConversation, listConversation } from "./queries/dash-questions.ts";
import type { SiteIndex } from "./site-index.ts";
import { keepSuggestions } from "./suggestions.ts";

type Deps = {
  db: Db;
  clock: () => number;
  settings: Settings;
  facts: () => Facts;
  texts: PageTexts;
  refusals: Pick<Refusals, "note">;
  /** Aborted when the site stops. */
  stopped: AbortSignal;
  note: (reason: string) => void;
};

export type Citation = { title: string; url: string; quote: string };
type Piece = { text: string; citations: Citation[] };
export type DashReply = {
  kind: Answer["kind"];
  text: string;
  citations: Citation[];
  suggestions: string[];
  conversation: string;
};

export type DashAsked = {
  question: string;
  conversation?: Conversation | undefined;
  /** False if the visitor wants nothing stored. */
  isKept: boolean;
  /** False for questions that must not use up the model's budget. */
  usesModel: boolean;
  network?: VisitorNetwork | undefined;
  left?: AbortSignal | undefined;
  onPiece?: ((piece: Piece) => void) | undefined;
};

export type Dash = ReturnType<typeof makeDash>;

const modelPassages = 6;
const maxSuggestions = 3;

/** Answers visitors' questions from the site's own texts. */
export function makeDash(deps: Deps) {
  const { db, clock, settings, facts, texts, refusals } = deps;
  const budget = makeModelBudget({ db, clock, maxTokensPerMonth: () => settings.dashTokensPerMonth });
  const cite = ({ title, path, quote }: Passage): Citation => ({
    title: isArticle({ path }) ? fill(askCopy(facts()).article, { title }) : title,
    url: new URL(path, settings.siteUrl).href,
    quote,
  });
  /** Pages speak for the business; articles are quoted. */
  const write = ({ text, source: { title, path } }: CheckedClaim) =>
    isArticle({ path }) ? fill(askCopy(facts()).inArticle, { title, quote: text }) : text;
  const turn = oneByOne();
  const connectionOf = () => {
    const { dashModelUrl: url, dashModel: model, dashModelKey: key } = settings;
    return url && model ? { url, model, key } : undefined;
  };

  const suggested = keepSuggestions(deps);

  async function withModel(base: Answer, asked: DashAsked, index: SiteIndex): Promise<Answer> {
    const connection = asked.usesModel ? connectionOf() : undefined;
    if (!connection) return base;
    const found = findPassages(index, asked.question, asked.conversation?.topic, modelPassages);
    const passages = [
      ...new Map([...toldOf(index, asked.question), ...found].map((each) => [each.quote, each])).values(),
    ];
    if (passages.length === 0) return base;
    const modelAsked: ModelAsked = { question: asked.question, earlier: await earlierOf(asked), passages };
    const tokens = maxTokensOf(modelAsked);
    const reserved = await budget.reserve(tokens, asked.network);
    if (reserved.kind === "network limit") refusals.note({ kind: "dashModel", network: asked.network?.hash ?? "" });
    if (reserved.kind !== "taken") return base;
    const stopped = AbortSignal.any([deps.stopped, ...(asked.left ? [asked.left] : [])]);
    const onSentence = (claim: CheckedClaim) =>
      asked.onPiece?.({ text: write(claim), citations: [cite(claim.source)] });
    const { sentences, outcome, usedTokens } = await askWithModel(connection, modelAsked, { stopped, onSentence });
    await reserved.settle(usedTokens);
    if (outcome.kind === "failed") deps.note(outcome.reason);
    const [first] = sentences;
    if (!first) return base;
    const { path } = first.source;
    return {
      kind: "answer",
      text: sentences.map(write).join(" "),
      quotes: sentences.map(({ source }) => source),
      topic: { about: base.topic?.about ?? "", attribute: "", path },
    };
  }

  const earlierOf = async ({ conversation }: DashAsked) =>
    conversation?.id ? (await listConversation(db, conversation.id)).at(-1)?.question : undefined;

  async function keep(asked: DashAsked, answer: Answer): Promise<string> {
    if (!asked.isKept) return "";
    const id = asked.conversation?.id || nanoid();
    const { question } = asked;
    const shown = [answer.text, ...(answer.kind === "passages" ? answer.quotes.map(({ quote }) => `– ${quote}`) : [])];
    const row = { id: nanoid(), conversation: id, question, kind: answer.kind, answer: shown.join("\n") };
    const { network } = asked;
    const { verdict, max } = await addQuestion(db, { ...row, network, nowMs: clock() });
    if (verdict !== "taken") refusals.note({ kind: "questions", network: network?.hash ?? "", taken: max });
    return id;
  }

  return {
    /** The provider that processes questions besides this server; undefined without a model. */
    processor: () => {
      const connection = connectionOf();
      return connection && new URL(connection.url).hostname;
    },
    async ask(pages: readonly ListedPage[], asked: DashAsked): Promise<DashReply> {
      const index = await texts.index(pages, facts());
      await turn();
      const topic = asked.conversation?.topic;
      const base = answerQuestion(index, facts(), asked.question, topic);
      const isOpen = base.kind === "passages" || base.kind === "declined";
      const answer = isOpen ? await withModel(base, asked, index) : base;
      const id = await keep(asked, answer);
      const { kind, text, quotes } = answer;
      return {
        ...{ kind, text, citations: quotes.map(cite) },
        suggestions: (await suggested.of(index)).filter((each) => each !== asked.question).slice(0, maxSuggestions),
        conversation: id || answer.topic ? writeConversation({ id, topic: answer.topic }) : "",
      };
    },
    /** Starts to build the index before the first question. */
    prepare(pages: readonly ListedPage[]) {
      texts.index(pages, facts()).catch(() => {});
    },
    /** The suggestions that are answered, the most asked first, once they are known. */
    suggestions: suggested.last,
    giveConversation: (id: string, email: string) => giveConversation(db, id, foldEmail(email)),
    /** The questions and answers of a conversation, for the visitor to hand over. */
    readConversation: (id: string) => listConversation(db, id),
  };
}

/** Runs one answer per turn of the event loop, so that other requests are served in between. */
export function oneByOne(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(() => letOthersRun()));
}
