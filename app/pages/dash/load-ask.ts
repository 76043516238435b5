import { knownPages } from "#app/pages/known-pages.ts";
import { readConversation } from "#app/rules/assistant/conversation.ts";
import { readText } from "#app/rules/text/read-text.ts";
import type { Services } from "#server/services.ts";

export const maxQuestion = 500;

/** What the section shows: nothing yet, an answer, or the conversation to hand over. */
export type Asked = {
  question: string;
  reply: Awaited<ReturnType<Services["dash"]["ask"]>> | undefined;
};

/** An answer for browsers without script. It costs nothing and is kept nowhere: robots follow links. */
export async function loadAsk(url: URL, services: Services): Promise<Asked | undefined> {
  const { text: question } = readText(url.searchParams.get("ask"), "line", maxQuestion);
  const pages = await knownPages(services);
  if (!question) {
    services.dash.prepare(pages);
    return undefined;
  }
  const conversation = readConversation(url.searchParams.get("conversation"));
  const reply = await services.dash.ask(pages, { question, conversation, isKept: false, usesModel: false });
  return { question, reply };
}

export type HandOver = { conversation: string; text: string; madeAt: number };

const maxText = 3500;

/** The conversation as the visitor may hand it over, in their own hands until they send it. */
export async function loadHandOver(url: URL, { dash, clock }: Services, words: { you: string; dash: string }) {
  if (!url.searchParams.has("person")) return undefined;
  const conversation = readConversation(url.searchParams.get("person"))?.id ?? "";
  const turns = conversation ? await dash.readConversation(conversation) : [];
  const lines = turns
    .filter(({ kind }) => kind !== "handover")
    .map(({ question, answer }) => `${words.you}: ${question}\n${words.dash}: ${answer}`);
  const text = lines.join("\n\n");
  return { conversation, text: text.slice(-maxText), madeAt: clock() } satisfies HandOver;
}
