import { activeDocuments } from "#facts/active-documents.ts";
import { deskPaths } from "#facts/desk-paths.ts";
import type { Facts } from "#facts/facts.ts";
import { ownContact } from "#facts/own-contact.ts";
import { pagePaths } from "#facts/page-paths.ts";
import { paths } from "#facts/paths.ts";
import { shownProof } from "#facts/shown-proof.ts";
import { countSampleArticles } from "#features/articles/server/queries/articles.ts";
import { factGroups } from "#features/details/words/business-details.ts";
import { connectionOf } from "#features/integrations/server/connection-fields.ts";
import { isOffered } from "#features/integrations/server/integration-tests.ts";
import { type IntegrationName, integrationsCopy } from "#features/integrations/words/integrations.ts";
import { ownerHasPasskey } from "#features/owner/server/queries/passkeys.ts";
import { pictureNames } from "#features/pictures/words/desk.ts";
import { isSentence } from "#features/words/rules/token-facts.ts";
import { siteTexts } from "#features/words/server/site-texts.ts";
import { readWords } from "#features/words/server/words.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { isSecureAndPublic } from "#platform/outgoing/server/is-public-site.ts";
import type { Server } from "#platform/process/server/server.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { type Finding, findPlaceholders, type PlaceholderInput } from "../rules/launch-report.ts";
import type { LaunchPoint, LaunchState } from "../rules/launch-state.ts";
import { type LaunchMark, launchMarks } from "../words/launch/launch-marks.ts";
import { markReader } from "../words/launch/marked-text.ts";
import { factPlaceholders, launchWords, settingPlaceholders } from "../words/launch/placeholders.ts";
import { launchCheckCopy as copy, markedPageNames } from "../words/launch-check.ts";
import { addLaunchStep, confirmationOf, readLaunchSteps, removeLaunchStep } from "./queries/launch-steps.ts";

/**
 * Settings by the names that the owner knows. Without MAIL_FROM, mails come from the business's address, once the owner
 * has entered it.
 */
export const settingsByName = (settings: Settings, facts: Facts): Record<SettingName, string | undefined> => ({
  SMTP_URL: settings.smtpUrl,
  MAIL_FROM: settings.mailFrom?.address ?? ownContact(facts),
  OWNER_EMAIL: settings.ownerEmail?.address,
  FEED_URL: settings.feedUrl,
  EMBED_ORIGIN: settings.embedOrigin,
  DOCUMENT_URLS: Object.values(activeDocuments(settings.documentUrls, facts.hosted.documents))[0],
  QUIZ_CRM_WEBHOOK_URL: settings.quizCrmWebhookUrl,
  QUIZ_WORKFLOW_WEBHOOK_URL: settings.quizWorkflowWebhookUrl,
  LEADS_WEBHOOK_URL: settings.leadsWebhookUrl,
  IMAP_URL: settings.imapUrl,
  BUSY_CALENDARS: settings.busyCalendars[0] ?? settings.caldavUrl,
  DASH_MODEL_URL: settings.dashModelUrl,
  INDEXNOW_KEY: settings.indexNowKey,
});

/** The integration that a setting belongs to. */
const integrationOf = {
  SMTP_URL: "mail",
  MAIL_FROM: "mail",
  OWNER_EMAIL: "owner-mailbox",
  FEED_URL: "feed",
  EMBED_ORIGIN: "forms",
  DOCUMENT_URLS: "documents",
  QUIZ_CRM_WEBHOOK_URL: "quiz-crm",
  QUIZ_WORKFLOW_WEBHOOK_URL: "quiz-workflow",
  LEADS_WEBHOOK_URL: "leads",
  IMAP_URL: "replies",
  BUSY_CALENDARS: "busy-calendars",
  DASH_MODEL_URL: "dash",
  INDEXNOW_KEY: "index-now",
} satisfies Record<string, IntegrationName>;

type SettingName = keyof typeof integrationOf;

type Deps = Pick<Server, "db" | "settings" | "features">;

/** The pages that show default words. A quiz result is shown only after the quiz. */
const markedPagePaths: Record<LaunchMark["page"], string> = {
  ...pagePaths,
  "quiz-questions": paths.visibilityQuiz(),
  "quiz-result": paths.visibilityQuiz(),
};

/** Counts the places that still show a default picture. */
const countDefaultPictures = ({ look }: Facts): number =>
  Object.keys(pictureNames).filter((name) => !look?.pictures[name]).length;

/** Reads the input of the launch check, without marked words and links to other sites. */
export async function readPlaceholderInput(
  { db, settings, features }: Deps,
  facts: Facts,
): Promise<Omit<PlaceholderInput<Facts>, "marks" | "links">> {
  return {
    facts,
    factPlaceholders,
    env: settingsByName(settings, facts),
    settingPlaceholders: settingPlaceholders.filter(({ name }) =>
      isOffered(integrationOf[name as SettingName], features),
    ),
    siteUrl: settings.siteUrl,
    isSecureAndPublic: isSecureAndPublic(settings.siteUrl),
    sampleArticles: await countSampleArticles(db),
    defaultPictures: countDefaultPictures(facts),
  };
}

/** Lists remaining placeholders by the rules of the launch check, without its check of links to other sites. */
export async function readLaunchState(deps: Deps, facts: Facts): Promise<LaunchState> {
  const { db } = deps;
  const steps = await readLaunchSteps(db);
  const input = { ...(await readPlaceholderInput(deps, facts)), marks: [], links: [] };
  const read = markReader(facts);
  const isRewritten = await readRewritten(db, facts);
  const pages = [...Map.groupBy(launchMarks, ({ page }) => page)].map(([page, marks]) => ({
    page,
    name: markedPageNames[page],
    path: markedPagePaths[page],
    hasWords: siteTexts().some(({ group }) => group === page),
    passages: marks.map((mark) => ({
      field: mark.field,
      why: mark.why,
      paragraphs: read(mark),
      isConfirmed: steps.has(confirmationOf(mark)) || isRewritten(mark),
      isRewritten: isRewritten(mark),
    })),
  }));
  const words = { ...launchWords, notSet: (why: string) => why };
  const points = findPlaceholders(input, words).map((finding) => describe(finding, input));
  return { pages, points: (await ownerHasPasskey(db)) ? points : [...points, noPasskey] };
}

/** Returns whether the owner has rewritten all texts of a mark, or filled in what is shown instead. */
export async function readRewritten(db: Db, facts: Facts): Promise<(mark: LaunchMark) => boolean> {
  const rewritten = new Set((await readWords(db)).map(({ group, path }) => `${group} ${path}`));
  return (mark) => everyTextOf(mark).every((text) => rewritten.has(text)) || isFilledIn(mark, facts);
}

const noPasskey: LaunchPoint = { ...copy.passkey, isBlocking: false, href: deskPaths.passkeys() };

/** Whether visitors no longer see these default words, because the owner's proof is shown instead. */
function isFilledIn({ page, field }: LaunchMark, { proof }: Facts): boolean {
  return page === "book-consultation" && field === "testimonial" && shownProof(proof).testimonials.length > 0;
}

/** Marked fields that stand on several pages: their texts are in a group of their own. */
const sharedGroups: Record<string, string> = {
  "services aLaCarte.items": "a-la-carte",
  "services comparison.rows": "comparison",
};

/**
 * Returns the texts of a mark that must be rewritten: its sentences, since a heading or a price may stay; all texts if
 * it has no sentence. A field without texts cannot be rewritten, so its own name stands for it.
 */
function everyTextOf({ page, field }: LaunchMark): string[] {
  const shared = sharedGroups[`${page} ${field}`];
  const isOf = ({ group, path }: { group: string; path: string }) =>
    group === shared || (group === page && (path === field || path.startsWith(`${field}.`)));
  const texts = siteTexts().filter(isOf);
  const sentences = texts.filter(({ text }) => isSentence(text));
  const named = sentences.length > 0 ? sentences : texts;
  return named.length > 0 ? named.map(({ group, path }) => `${group} ${path}`) : [`${page} ${field}`];
}

type Known = { siteUrl: string; sampleArticles: number; defaultPictures: number };

/** Describes a finding in the owner's words, with the page that fixes it. */
function describe({ kind, name, subject, why, isBlocking }: Finding, known: Known): LaunchPoint {
  const { siteUrl, sampleArticles, defaultPictures } = known;
  if (kind === "address") return { title: copy.address(siteUrl), why: copy.addressWhy, isBlocking };
  if (kind === "samples") {
    return {
      title: copy.samples(sampleArticles),
      why,
      isBlocking,
      href: deskPaths.newArticle(),
      link: copy.links.samples,
    };
  }
  if (kind === "pictures") {
    const title = copy.pictures(defaultPictures);
    return { title, why: copy.picturesWhy, isBlocking, href: deskPaths.pictures(), link: copy.links.pictures };
  }
  if (kind === "setting") {
    const integration = integrationOf[name as SettingName];
    const connection = connectionOf(integration);
    const href = connection ? deskPaths.connection(connection) : `${deskPaths.integrations()}#${integration}`;
    return { title: integrationsCopy.settings[name] ?? name, why, isBlocking, href, link: copy.links.setting };
  }
  const fact = factLabels.get(name);
  const title = subject.replace(name, fact?.label ?? name);
  return { title, why, isBlocking, href: deskPaths.factGroup(fact?.group ?? ""), link: copy.links.fact };
}

const factLabels = new Map(
  factGroups.flatMap(({ id, title, facts }) => [
    [`proof.${id}`, { label: title, group: id }] as const,
    ...facts.map(({ path, label }) => [path, { label, group: id }] as const),
  ]),
);

/**
 * Notes that the owner confirms default words, or no longer does; without a field, all of a page. False if there are
 * none.
 */
export async function confirmWords(
  db: Db,
  { page, field }: { page: string; field: string | undefined },
  isMine: boolean,
  nowMs: number,
): Promise<boolean> {
  const marks = launchMarks.filter((mark) => mark.page === page && (field === undefined || mark.field === field));
  await db.transaction().execute(async (tx) => {
    for (const step of marks.map(confirmationOf))
      await (isMine ? addLaunchStep(tx, step, nowMs) : removeLaunchStep(tx, step));
  });
  return marks.length > 0;
}
