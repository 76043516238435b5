import { setImmediate as letOthersRun } from "node:timers/promises";
import { paths } from "#facts/paths.ts";
import type { Pages, Server } from "#platform/process/server/server.ts";
import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import { fill } from "#platform/text/fill.ts";
import { readConversation } from "../rules/conversation.ts";
import { askCopy } from "../words/dash-answers.ts";
import { mcpCopy } from "../words/mcp.ts";
import { type Dash, makeDash } from "./dash.ts";
import type { ListedPage } from "./listed-page.ts";
import { loadOnDash } from "./load-ask.ts";
import { keepPageTexts } from "./page-texts.ts";
import { listOwnersAnswers } from "./queries/dash-answers.ts";
import { deleteOldQuestions, deleteQuestionsOf } from "./queries/delete-questions.ts";
import { receiveHandOver } from "./receive-hand-over.ts";
import { tellAboutQuestions } from "./tell-about-questions.ts";
import { testModel } from "./test-model.ts";
import { warnOfAnswers } from "./warn-of-answers.ts";

declare module "#platform/http/services.ts" {
  interface Services {
    dash: Dash;
    /** Answers a message of the Model Context Protocol; these pages are searched. */
    answerMcp: (request: Request, pages: readonly ListedPage[]) => Promise<Response>;
  }
}

export const serverFeature: ServerFeature = {
  shows: {
    dash: loadOnDash,
    async "every page"({ db }, { url }) {
      const { pathname } = new URL(url);
      const answers = await listOwnersAnswers(db);
      return answers.filter(({ path }) => path === pathname).map(({ question, answer }) => ({ question, answer }));
    },
    async privacy({ dash, facts }) {
      const processor = dash.processor();
      return processor && fill(askCopy(facts()).processedBy, { processor });
    },
    llms: async ({ facts, publicSettings: { siteUrl } }) =>
      `- [MCP](${new URL(paths.mcp(), siteUrl).href}): ${mcpCopy(facts()).listed}`,
  },
  receives: { dash: receiveHandOver },
  integrations: { dash: { test: testModel } },
  warn: warnOfAnswers,
  tellAbout: tellAboutQuestions,
  erase: deleteQuestionsOf,
  expire: deleteOldQuestions,
  services(server, pages) {
    const texts = keepTexts(server, pages);
    const dash = makeDash({
      ...server,
      texts,
      note: (reason) => server.log.warn({ reason }, "model of Dash failed"),
    });
    return {
      dash,
      carried: {
        hint: () => askCopy(server.facts()).carried,
        async keep(conversation, email) {
          const id = readConversation(`${conversation}~~~/`)?.id;
          if (id) await dash.giveConversation(id, email);
        },
      },
      async answerMcp(request, pages) {
        // Both bring a library along that takes a while to load: others are answered in between.
        await import("./mcp-tools.ts");
        await letOthersRun();
        const { answerMcp } = await import("./answer-mcp.ts");
        const { settings, counts } = server;
        const facts = server.facts();
        const freeHours = settings.embedOrigin ? undefined : makeFreeHours(server);
        const ask = (question: string) => dash.ask(pages, { question, isKept: false, usesModel: false });
        const noteQuestion = () => counts?.noteQuestion(request.headers.get("User-Agent") ?? "");
        return answerMcp(request, { facts, siteUrl: settings.siteUrl, pages, texts, freeHours, ask, noteQuestion });
      },
    };
  },
};

function keepTexts({ db, settings, content }: Server, { renderPage }: Pages) {
  const readPage = async (path: string) => {
    const page = await renderPage(paths.markdown(path));
    // Below addresses with a key, any name is an HTML page.
    const isMarkdown = page.headers.get("Content-Type")?.startsWith("text/markdown");
    return page.status === 200 && isMarkdown ? page.text() : undefined;
  };
  return keepPageTexts({
    readPage,
    version: content.version,
    readAnswers: () => listOwnersAnswers(db),
    ownHosts: () => [settings.siteUrl, settings.dashModelUrl].flatMap((url) => (url ? new URL(url).hostname : [])),
  });
}

const makeFreeHours =
  ({ bookings, facts }: Server) =>
  async ({ from, days }: { from?: string | undefined; days: number }) => {
    const { timeZone, lengthMinutes } = facts().booking;
    const slots = await bookings.freeSlots({ ...(from && { from }), days, kindId: "" });
    return { timeZone, lengthMinutes, slots: slots.map((start) => new Date(start).toISOString()) };
  };
