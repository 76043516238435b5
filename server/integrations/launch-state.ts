import { factGroups } from "#app/copy/desk/business-details.ts";
import { integrationsCopy } from "#app/copy/desk/integrations.ts";
import type { Facts } from "#app/copy/facts.ts";
import { launchMarks } from "#app/copy/launch/launch-marks.ts";
import { factPlaceholders, launchWords, settingPlaceholders } from "#app/copy/launch/placeholders.ts";
import { activeDocuments } from "#app/rules/business/active-documents.ts";
import { type Finding, findPlaceholders } from "#app/rules/business/launch-report.ts";
import type { Settings } from "#server/settings.ts";
import { countSampleArticles } from "#server/tables/articles/articles.ts";
import type { Db } from "#server/tables/schema.ts";

const copy = integrationsCopy.launch;

/** Settings by the names that the owner knows. */
export const settingsByName = (settings: Settings, facts: Facts): Record<string, string | undefined> => ({
  SMTP_URL: settings.smtpUrl,
  MAIL_FROM: settings.mailFrom?.address,
  OWNER_EMAIL: settings.ownerEmail?.address,
  FEED_URL: settings.feedUrl,
  EMBED_ORIGIN: settings.embedOrigin,
  DOCUMENT_URLS: Object.values(activeDocuments(settings.documentUrls, facts.hosted.documents))[0],
  QUIZ_CRM_WEBHOOK_URL: settings.quizCrmWebhookUrl,
  QUIZ_WORKFLOW_WEBHOOK_URL: settings.quizWorkflowWebhookUrl,
  LEADS_WEBHOOK_URL: settings.leadsWebhookUrl,
  INDEXNOW_KEY: settings.indexNowKey,
});

/** What is still ours, by the rules of the launch check; links to the outside are left to that. */
export async function readLaunchState(db: Db, settings: Settings, facts: Facts): Promise<Finding[]> {
  const state = {
    marks: launchMarks,
    facts,
    factPlaceholders,
    env: settingsByName(settings, facts),
    settingPlaceholders,
    siteUrl: settings.siteUrl,
    sampleArticles: await countSampleArticles(db),
    links: [],
  };
  const words = { ...launchWords, words: copy.words, facts: copy.facts };
  return findPlaceholders(state, words).map(({ subject, ...finding }) => ({
    ...finding,
    subject: nameForOwner(subject),
  }));
}

const factLabels = new Map(factGroups.flatMap(({ facts }) => facts.map(({ path, label }) => [path, label])));

/** "SMTP_URL" as "Your mail server (SMTP_URL)", "brand.name: X" as "Name: X". */
function nameForOwner(subject: string): string {
  const [name = "", ...value] = subject.split(": ");
  const meaning = copy.settings[name];
  const words = meaning ? copy.setting(meaning, name) : (factLabels.get(name) ?? name);
  return name === "content/articles" ? copy.samples : [words, ...value].join(": ");
}
