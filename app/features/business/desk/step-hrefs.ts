import { deskPaths } from "#facts/desk-paths.ts";
import { type ChecklistStep, checklistSteps } from "../rules/checklist.ts";
import { checklistCopy } from "../words/checklist.ts";

/** The pages on which each step of the checklist is taken; the others are taken on the checklist itself. */
export const stepHrefs: Partial<Record<ChecklistStep, string[]>> = {
  key: [deskPaths.passkeys()],
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

/** The step that is taken on a page, or on one below it. */
export const stepAt = (pathname: string) =>
  checklistSteps.find((step) => stepHrefs[step]?.some((href) => href.startsWith(pathname)));

/** The form of a step, else its place on the checklist. */
export const stepHref = (step: ChecklistStep) => stepHrefs[step]?.[0] ?? deskPaths.today(step);
