import { knownPages } from "#features/site/pages/known-pages.ts";
import type { Services } from "#platform/http/services.ts";
import { readText } from "#platform/text/read-text.ts";
import { readConversation } from "../rules/conversation.ts";
import { maxQuestionCharacters } from "../rules/max-question.ts";
import { askCopy } from "../words/dash-answers.ts";

/** Loads the section where visitors ask. */
export async function loadOnDash(services: Services, { url: address }: Request) {
  const url = new URL(address);
  const { asking, stop, stopped, button, failed, tooOften, you, dash, write } = askCopy(services.facts());
  return {
    asked: await loadAsk(url, services),
    handOver: await loadHandOver(url, services, { you, dash }),
    scriptWords: JSON.stringify({ asking, stop, stopped, button, failed, tooOften, you, dash, write }),
    isHandedOver: url.searchParams.has("handed-over"),
    processor: services.dash.processor(),
    suggestions: services.dash.suggestions(),
  };
}

export type ShownAsk = Awaited<ReturnType<typeof loadOnDash>>;

/** The state of the section: nothing yet, an answer, or the conversation to hand over. */
export type Asked = {
  question: string;
  reply: Awaited<ReturnType<Services["dash"]["ask"]>> | undefined;
};

/** Answers browsers without JavaScript. It costs nothing and stores nothing, because robots follow links. */
async function loadAsk(url: URL, services: Services): Promise<Asked | undefined> {
  const { text: question } = readText(url.searchParams.get("ask"), "line", maxQuestionCharacters);
  const pages = await knownPages(services);
  if (!question) {
    services.dash.prepare(pages);
    return undefined;
  }
  const conversation = readConversation(url.searchParams.get("conversation"));
  const reply = await services.dash.ask(pages, { question, conversation, isKept: false, usesModel: false });
  return { question, reply };
}

export type HandOver = { conversation: string; text: string; pageToken: string };

const maxText = 3500;

/** Loads the conversation into the hand-over form. Nothing is handed over until the visitor sends it. */
async function loadHandOver(url: URL, { dash, pageTokens }: Services, words: { you: string; dash: string }) {
  if (!url.searchParams.has("person")) return undefined;
  const conversation = readConversation(url.searchParams.get("person"))?.id ?? "";
  const turns = conversation ? await dash.readConversation(conversation) : [];
  const lines = turns
    .filter(({ kind }) => kind !== "handover")
    .map(({ question, answer }) => `${words.you}: ${question}\n${words.dash}: ${answer}`);
  const text = lines.join("\n\n");
  return { conversation, text: text.slice(-maxText), pageToken: pageTokens.make() } satisfies HandOver;
}
