import { deskPaths } from "#facts/desk-paths.ts";
import type { ChecklistStep } from "#features/business/rules/checklist.ts";
import { checklistCopy } from "#features/business/words/checklist.ts";

/** The pages on which each step of the checklist is taken; the others are taken on the checklist itself. */
export const stepHrefs: Partial<Record<ChecklistStep, string[]>> = {
  name: [deskPaths.factGroup("brand"), deskPaths.factGroup("contact")],
  mail: [deskPaths.connection("mail")],
  mailbox: [deskPaths.connection("owner-mailbox")],
  hours: [deskPaths.factGroup("booking")],
  prices: [deskPaths.facts({ q: checklistCopy.findPrices })],
  words: [`${deskPaths.launchCheck()}#words`, deskPaths.words()],
  articles: [deskPaths.newArticle(), deskPaths.connection("feed")],
  backup: [deskPaths.backup()],
  live: [deskPaths.goLive()],
};

/** The form of a step, else its place on the checklist. */
export const stepHref = (step: ChecklistStep) => stepHrefs[step]?.[0] ?? deskPaths.today(step);
