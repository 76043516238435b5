import { nanoid } from "nanoid";
import { deskPaths } from "#facts/desk-paths.ts";
import { defaultFacts } from "#facts/facts.ts";
import { countSampleArticles } from "#features/articles/server/queries/articles.ts";
import { mergeFacts } from "#features/details/rules/merge-facts.ts";
import { readFactChanges } from "#features/details/server/queries/facts.ts";
import { emptyFields } from "#features/leads/rules/lead-fields.ts";
import { alertMail } from "#features/leads/server/alert-mail.ts";
import { ownerHasPasskey } from "#features/owner/server/queries/passkeys.ts";
import { inMail } from "#platform/mail/server/mail.ts";
import { addDelivery } from "#platform/outbox/server/queries/add-delivery.ts";
import { findOwnersLeadMail } from "#platform/outbox/server/queries/owners-lead-mail.ts";
import { isSecureAndPublic } from "#platform/outgoing/server/is-public-site.ts";
import type { Server } from "#platform/process/server/server.ts";
import {
  type Checklist,
  type ChecklistStep,
  judgeTestLead,
  nextStep,
  readChecklist,
  type TestLead,
} from "../rules/checklist.ts";
import { pagesWith } from "../rules/launch-state.ts";
import { checklistCopy } from "../words/checklist.ts";
import { factPlaceholders } from "../words/launch/placeholders.ts";
import { readLaunchState } from "./launch-state.ts";
import { addLaunchStep, type LaunchStep, readLaunchSteps, removeLaunchStep } from "./queries/launch-steps.ts";

type Deps = Pick<Server, "db" | "settings" | "clock" | "facts" | "features" | "wakeDeliveries">;

export type ShownChecklist = {
  list: Checklist;
  testLead: TestLead;
  /** When the mail about it was written; 0 without one. */
  testedAt: number;
  /** Whether the mail about the test lead should leave any moment. */
  isAwaited: boolean;
  hasMail: boolean;
};

const maxAwaitedMs = 2 * 60 * 1000;

/** The owner's way from a new site to a live one. */
export type OwnersChecklist = ReturnType<typeof makeChecklist>;

const isAddress = (path: string) => path.startsWith("brand.") || path.startsWith("contact.");

export function makeChecklist(deps: Deps) {
  const { db, settings, clock, facts, wakeDeliveries } = deps;
  const hasMail = () => Boolean(settings.ownerEmail && settings.smtpUrl);
  const readList = async () => {
    const steps = await readLaunchSteps(db);
    return steps.has("checklist hidden") ? undefined : readChecklist(await lookAround(deps, steps));
  };
  return {
    isHidden: async () => (await readLaunchSteps(db)).has("checklist hidden"),
    /** Undefined when all is done, or the owner has hidden it. */
    async read(): Promise<ShownChecklist | undefined> {
      const list = await readList();
      const mail = await findOwnersLeadMail(db);
      const testLead = judgeTestLead(mail);
      const isAwaited = testLead === "on its way" && clock() - (mail?.createdAt ?? 0) < maxAwaitedMs;
      return list && { list, testLead, testedAt: mail?.createdAt ?? 0, isAwaited, hasMail: hasMail() };
    },
    /** The step that follows a step; undefined if nothing is left, or the list is hidden. */
    async next(from?: ChecklistStep): Promise<ChecklistStep | undefined> {
      return nextStep((await readList()) ?? [], from);
    },
    /** Whether a step is shown and waits for the owner. */
    async isLeft(asked: ChecklistStep): Promise<boolean> {
      return (await readList())?.some(({ step, isDone }) => step === asked && !isDone) ?? false;
    },
    say: (step: LaunchStep) => addLaunchStep(db, step, clock()),
    show: () => removeLaunchStep(db, "checklist hidden"),
    /** Writes the owner the mail that an entry of the consultation form causes. No person is stored. */
    async sendTestLead(): Promise<void> {
      if (!settings.ownerEmail) return;
      const { name, message } = checklistCopy.testPerson;
      const lead = { ...emptyFields, name, email: settings.ownerEmail.address, message, consent: false };
      const page = settings.siteUrl + deskPaths.today("testLead");
      const mail = alertMail({ form: "consultation", lead, attribution: {}, page }, facts(), settings.ownerEmail);
      const delivery = { id: nanoid(), ...inMail("consultation", "owner", mail), createdAt: clock(), isByOwner: true };
      await addDelivery(db, delivery);
      wakeDeliveries();
    },
  };
}

/** Reads the stored facts, because a change that was just saved may not be in force yet. */
async function lookAround(deps: Deps, steps: ReadonlyMap<string, number>) {
  const { db, settings } = deps;
  const changes = await readFactChanges(db);
  const facts = mergeFacts(defaultFacts, changes);
  const launch = await readLaunchState(deps, facts);
  return {
    hasPasskey: await ownerHasPasskey(db),
    placeholders: factPlaceholders.filter(
      ({ fact, read, placeholder, mayOpenWithout }) =>
        isAddress(fact) && !mayOpenWithout && placeholder.test(read(facts)),
    ).length,
    hasMailbox: settings.ownerEmail !== undefined,
    canSendMail: settings.smtpUrl !== undefined,
    areHoursChanged: Object.keys(changes).some((path) => path.startsWith("booking.")),
    wordsLeft: pagesWith(launch, false).length,
    sampleArticles: await countSampleArticles(db),
    isSecureAndPublic: isSecureAndPublic(settings.siteUrl),
    hasBackup: steps.has("backup"),
    isLive: steps.has("live"),
    confirmed: {
      key: steps.has("key"),
      hours: steps.has("hours"),
      prices: steps.has("prices"),
      testLead: steps.has("test lead"),
    },
  };
}
