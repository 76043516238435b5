import { setImmediate as letOthersRun } from "node:timers/promises";
import { paths } from "#app/paths.ts";
import { activeDocuments } from "#app/rules/business/active-documents.ts";
import { isCounted } from "#app/rules/visits/counted-request.ts";
import { makeArticleAdmin } from "#server/articles/article-admin.ts";
import { keepListing } from "#server/articles/listing.ts";
import { readRendering } from "#server/articles/read-rendering.ts";
import { showSampleArticles } from "#server/articles/sample-articles.ts";
import { writeMarkdown } from "#server/articles/write-markdown.ts";
import { makeDash } from "#server/assistant/dash.ts";
import { keepPageTexts } from "#server/assistant/page-texts.ts";
import { makeBackups } from "#server/backup/backups.ts";
import { makeRedirects } from "#server/business/addresses/redirects.ts";
import { makeChecklist } from "#server/business/checklist.ts";
import { confirmWords, readLaunchState } from "#server/business/launch-state.ts";
import { makePictureUses } from "#server/business/pictures/find-uses.ts";
import { makeOwnAccent } from "#server/business/pictures/own-accent.ts";
import { makeOwnMarks } from "#server/business/pictures/own-marks.ts";
import { makeOwnPictures } from "#server/business/pictures/own-pictures.ts";
import { makeEditWords } from "#server/business/words/edit-words.ts";
import { makeDrawOnce } from "#server/documents/draw-once.ts";
import { readGuideStates } from "#server/documents/guide-states.ts";
import { fingerprintOf } from "#server/documents/share-art.ts";
import type { RenderMore } from "#server/http/exchange.ts";
import type { Failures } from "#server/http/failures.ts";
import { policyHash } from "#server/http/security-headers.ts";
import { makeConnections } from "#server/integrations/connections.ts";
import { makeIntegrations } from "#server/integrations/integrations.ts";
import { makeLeadAdmin } from "#server/leads/lead-admin.ts";
import { receiveLead } from "#server/leads/receive-lead.ts";
import { makeLetterAdmin } from "#server/letters/letter-admin.ts";
import { makeLetters } from "#server/letters/letters.ts";
import { makeActivityLog } from "#server/owner/activity.ts";
import { makeDesk } from "#server/owner/desk.ts";
import { makeOwner } from "#server/owner/owner.ts";
import { makeFactPictures } from "#server/pictures/fact-pictures.ts";
import { receiveQuizResult } from "#server/quiz/receive-quiz-result.ts";
import type { Services, StyleSheets } from "#server/services.ts";
import { listOwnersAnswers } from "#server/tables/assistant/dash-answers.ts";
import { goLive } from "#server/tables/business/launch-steps.ts";
import { readPageDates } from "./build-folder.ts";
import type { ServerServices } from "./create-services.ts";
import { makePageQueries } from "./page-queries.ts";
import { publicOf } from "./public-settings.ts";

type PageParts = {
  policies: Services["policies"];
  failures: Failures;
  readStyleSheet: (address: string) => string;
  render: (request: Request, more?: RenderMore) => Promise<Response>;
  /** Whether a path is a file's, or reserved. */
  isTaken: (pathname: string) => boolean;
  /** Whether a path may be a page's, without rendering it. */
  mayBePage: (pathname: string) => boolean;
};

/** The services of loaders and actions. */
export function makePageServices(server: ServerServices, { policies, failures, ...page }: PageParts): Services {
  const { settings, db, clock, content, wakeDeliveries } = server;
  const renderPage: Services["renderPage"] = (path, posted, network) =>
    page.render(new Request(settings.siteUrl + path, posted), { network });
  const statusOf = async (path: string) => (await renderPage(path)).status;
  const ownMarks = makeOwnMarks(server);
  const shareArt = () => ({ ownFiles: content.ownFiles(), metal: content.facts().look?.accent?.onDark });
  const drawOnce = makeDrawOnce();
  const listing = keepListing(db, content);
  const readMarkdown = async (path: string) => {
    const page = await renderPage(paths.markdown(path));
    // Below addresses with a key, any name is an HTML page.
    const isMarkdown = page.headers.get("Content-Type")?.startsWith("text/markdown");
    return page.status === 200 && isMarkdown ? page.text() : undefined;
  };
  const texts = keepPageTexts({
    readPage: readMarkdown,
    version: content.version,
    readAnswers: () => listOwnersAnswers(db),
    ownHosts: () => [settings.siteUrl, settings.dashModelUrl].flatMap((url) => (url ? new URL(url).hostname : [])),
  });
  const dash = makeDash({
    ...server,
    texts,
    note: (reason) => server.log.warn({ reason }, "model of Dash failed"),
  });
  const isThere = async (path: string) => page.isTaken(path) || (page.mayBePage(path) && (await statusOf(path)) < 400);
  const { refusals, pageTokens } = server;
  const receiving = () => ({ db, settings, facts: content.facts(), nowMs: clock(), pageTokens, refusals });
  return {
    get publicSettings() {
      return publicOf(settings);
    },
    activeIds: () => ({
      formIds: settings.formIds,
      calendarId: settings.calendarId,
      documentUrls: activeDocuments(settings.documentUrls, content.facts().hosted.documents),
    }),
    policies,
    queries: makePageQueries(db),
    clock,
    renderPage,
    writeMarkdown,
    facts: content.facts,
    pageFacts: content.pageFacts,
    placeMarks: content.textMarks.placeMarks,
    words: makeEditWords(server),
    renderWith: (facts, path) => page.render(new Request(settings.siteUrl + path), { facts }),
    refreshContent: content.refresh,
    factPictures: makeFactPictures(server),
    readGuideStates: () => readGuideStates(db, { ownFiles: content.ownFiles(), accent: content.facts().look?.accent }),
    checklist: makeChecklist(server),
    redirects: makeRedirects({ ...server, isThere }),
    ownPictures: makeOwnPictures(server),
    ownMarks,
    ownAccent: makeOwnAccent({ ...server, marks: ownMarks }),
    findPictureUses: makePictureUses({ renderPage, content }),
    isLive: server.isLive,
    isPublic: server.isPublic,
    goLive: async () => {
      await goLive(db, clock());
      await content.refresh();
    },
    bookings: server.bookings,
    mailbox: server.mailbox,
    readListing: listing.read,
    latestListing: listing.latest,
    readRendering: (article) => readRendering(db, article, server.rendering),
    owner: makeOwner(server),
    activity: makeActivityLog(server),
    refusals: server.refusals,
    pageTokens,
    backups: makeBackups(server),
    integrations: makeIntegrations({ ...server, statusOf }),
    connections: makeConnections({ ...server, statusOf, refresh: (name) => useConnection(server, name) }),
    desk: makeDesk(server),
    leadAdmin: makeLeadAdmin(server),
    letters: makeLetters(server),
    letterAdmin: makeLetterAdmin(server),
    articleAdmin: makeArticleAdmin({ ...server, readFeed: server.feed.read }),
    readLaunchState: () => readLaunchState(db, settings, content.facts()),
    confirmWords: (words, isMine) => confirmWords(db, words, isMine, clock()),
    noteFailure: (context, path, error) => failures.note(context, path, error),
    pageDates: readPageDates(),
    readStyleSheets: keepStyleSheets(page.readStyleSheet),
    noteQuizStep(headers, steps) {
      if (isCounted(Object.fromEntries(headers))) for (const step of steps) server.visits.add("quiz", String(step));
    },
    async receiveQuizResult(received) {
      const stored = await receiveQuizResult(received, receiving());
      wakeDeliveries();
      return stored;
    },
    async receiveLead(received) {
      const outcome = await receiveLead(received, receiving());
      wakeDeliveries();
      return outcome;
    },
    dash,
    async answerMcp(request, pages) {
      // Both bring a library along that takes a while to load: others are answered in between.
      await import("#server/assistant/mcp-tools.ts");
      await letOthersRun();
      const { answerMcp } = await import("#server/assistant/answer-mcp.ts");
      const facts = content.facts();
      const freeHours = settings.embedOrigin ? undefined : makeFreeHours(server);
      const ask = (question: string) => dash.ask(pages, { question, isKept: false, usesModel: false });
      const noteQuestion = () => server.ledger.noteQuestion(request.headers.get("User-Agent") ?? "");
      return answerMcp(request, { facts, siteUrl: settings.siteUrl, pages, texts, freeHours, ask, noteQuestion });
    },
    drawSharePicture(words, left, kind = "share") {
      const art = shareArt();
      const draw = async () => {
        // The library takes a while to load, so the start does not wait for it.
        const { drawSharePicture } = await import("#server/documents/share-picture.ts");
        return drawSharePicture(words, art);
      };
      return drawOnce({ kind, subject: [words, fingerprintOf(art)], left, draw });
    },
    drawHillPicture(hill, left) {
      const art = shareArt();
      const draw = async () => {
        const { drawHillPicture } = await import("#server/documents/hill-picture.ts");
        return drawHillPicture(hill, art);
      };
      return drawOnce({ kind: "hill", subject: [hill, fingerprintOf(art)], left, draw });
    },
  };
}

/** Applies a changed connection in this process at once; the others notice it by the content version. */
async function useConnection(
  { db, log, settings, clock, content, feed, wakeDeliveries }: ServerServices,
  name: string,
) {
  await content.refresh();
  wakeDeliveries();
  if (name !== "feed") return;
  await showSampleArticles(db, settings, clock());
  feed.read().catch((error: unknown) => log.error({ err: error }, "feed not read"));
}

const makeFreeHours =
  ({ bookings, content }: ServerServices) =>
  async ({ from, days }: { from?: string | undefined; days: number }) => {
    const { timeZone, lengthMinutes } = content.facts().booking;
    const slots = await bookings.freeSlots({ ...(from && { from }), days, kindId: "" });
    return { timeZone, lengthMinutes, slots: slots.map((start) => new Date(start).toISOString()) };
  };

function keepStyleSheets(readStyleSheet: (address: string) => string): Services["readStyleSheets"] {
  const bySet = new Map<string, StyleSheets>();
  return (addresses) => {
    const key = addresses.join(" ");
    const sheets = bySet.get(key) ?? hashed(addresses.map(readStyleSheet).join(""));
    bySet.set(key, sheets);
    return sheets;
  };
}

const hashed = (text: string): StyleSheets => ({ text, sha256: policyHash(text) });
