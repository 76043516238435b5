import { checklistCopy } from "#app/copy/desk/checklist.ts";
import type { Facts } from "#app/copy/facts.ts";
import { factPlaceholders } from "#app/copy/launch/placeholders.ts";
import { type Checklist, judgeTestLead, readChecklist, type TestLead } from "#app/rules/business/checklist.ts";
import { pagesWith } from "#app/rules/business/launch-state.ts";
import { readLaunchState } from "#server/integrations/launch-state.ts";
import { receiveLead } from "#server/leads/receive-lead.ts";
import type { Settings } from "#server/settings.ts";
import { countSampleArticles } from "#server/tables/articles/articles.ts";
import { readBackupHealth } from "#server/tables/backup/backup-health.ts";
import { readFactChanges } from "#server/tables/business/facts.ts";
import {
  addLaunchStep,
  type LaunchStep,
  readLaunchSteps,
  removeLaunchStep,
} from "#server/tables/business/launch-steps.ts";
import { findOwnersLeadMail } from "#server/tables/outbox/owners-lead-mail.ts";
import type { Db } from "#server/tables/schema.ts";
import { isPublicSite } from "./is-public-site.ts";

type Deps = {
  db: Db;
  settings: Settings;
  clock: () => number;
  facts: () => Facts;
  wakeDeliveries: () => void;
};

export type ShownChecklist = { list: Checklist; testLead: TestLead; hasMail: boolean };

/** The owner's way from a new site to a live one. */
export type OwnersChecklist = ReturnType<typeof makeChecklist>;

const isAddress = (path: string) => path.startsWith("brand.") || path.startsWith("contact.");

export function makeChecklist(deps: Deps) {
  const { db, settings, clock, facts, wakeDeliveries } = deps;
  const hasMail = () => Boolean(settings.ownerEmail && settings.smtpUrl);
  return {
    isHidden: async () => (await readLaunchSteps(db)).has("checklist hidden"),
    /** Undefined when all is done, or the owner has hidden it. */
    async read(): Promise<ShownChecklist | undefined> {
      const steps = await readLaunchSteps(db);
      if (steps.has("checklist hidden")) return undefined;
      const list = readChecklist(await lookAround(deps, steps));
      return list && { list, testLead: judgeTestLead(await findOwnersLeadMail(db)), hasMail: hasMail() };
    },
    say: (step: LaunchStep) => addLaunchStep(db, step, clock()),
    show: () => removeLaunchStep(db, "checklist hidden"),
    /** What a visitor's entry causes, with the owner in the visitor's place. */
    async sendTestLead(): Promise<void> {
      if (!settings.ownerEmail) return;
      const { name, message } = checklistCopy.testPerson;
      const lead = { name, email: settings.ownerEmail.address, business: "", phone: "", message, consent: false };
      const received = { form: "consultation", lead, attribution: {}, trap: "", madeAt: "" } as const;
      await receiveLead(
        { ...received, links: { download: "", booking: "" }, network: undefined },
        { db, settings, facts: facts(), nowMs: clock() },
      );
      wakeDeliveries();
    },
  };
}

async function lookAround({ db, settings, facts }: Deps, steps: ReadonlyMap<string, number>) {
  const changes = Object.keys(await readFactChanges(db));
  const launch = await readLaunchState(db, settings, facts());
  const { lastMadeAt } = await readBackupHealth(db);
  return {
    placeholders: factPlaceholders.filter(
      ({ fact, read, placeholder }) => isAddress(fact) && placeholder.test(read(facts())),
    ).length,
    hasMailbox: settings.ownerEmail !== undefined,
    canSendMail: settings.smtpUrl !== undefined,
    areHoursChanged: changes.some((path) => path.startsWith("booking.")),
    wordsLeft: pagesWith(launch, false).length,
    sampleArticles: await countSampleArticles(db),
    isSecureAndPublic: settings.siteUrl.startsWith("https:") && isPublicSite(settings.siteUrl),
    hasBackup: steps.has("backup") || lastMadeAt !== null,
    isLive: steps.has("live"),
    said: { hours: steps.has("hours"), prices: steps.has("prices"), testLead: steps.has("test lead") },
  };
}
