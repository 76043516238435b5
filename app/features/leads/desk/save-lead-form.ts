import type { Fields } from "#platform/http/read-fields.ts";
import type { Services } from "#platform/http/services.ts";
import { readText } from "#platform/text/read-text.ts";
import { dayOfPost } from "#platform/time/calendar-day.ts";
import { maxNoteCharacters, maxStepCharacters } from "../rules/lead-event.ts";
import { readLeadStatus } from "../rules/lead-status.ts";
import { readTag } from "../rules/read-tag.ts";
import { findLead } from "../server/queries/lead-file.ts";

/** The flash after a form of a person's file; a key of the copy. */
export type LeadFlash =
  | "saved"
  | "tagged"
  | "untagged"
  | "tagless"
  | "noted"
  | "changed"
  | "takenBack"
  | "deleted"
  | "planned"
  | "done"
  | "reopened"
  | "removed"
  | "unplanned"
  | "empty"
  | "gone"
  | "booked"
  | "notSure"
  | "erased";

const cut = (typed: string | undefined, kind: "line" | "lines", max: number) =>
  readText(typed ?? "", kind, max).text.slice(0, max);

/** Runs the action of a posted form of a person's file; undefined for an unknown one. */
export function saveLeadForm(id: string, fields: Fields, services: Services): Promise<LeadFlash> | undefined {
  const { leadAdmin } = services;
  const { intent } = fields;
  if (fields.untag !== undefined) return told(leadAdmin.removeTag([id], readTag(fields.untag)), "untagged");
  if (intent === "add-tag") return addTag(id, fields, services);
  if (intent === "erase") return erase(id, fields.sure === "yes", services);
  if (intent === "change-status") return changeStatus(id, fields, services);
  if (intent === "add-note" || intent === "change-note") return writeNote(id, fields, services);
  if (intent === "take-back-note") return told(leadAdmin.takeBackNote(id, fields.id ?? ""), "takenBack");
  if (intent === "delete-note") return told(leadAdmin.deleteNote(id, fields.id ?? ""), "deleted");
  if (intent === "plan-step") return planStep(id, fields, services);
  if (intent === "finish-step") return told(leadAdmin.finishStep(id), "done");
  if (intent === "reopen-step") return told(leadAdmin.reopenStep(id), "reopened");
  if (intent === "remove-step") return told(leadAdmin.planStep(id, { step: "", day: "" }), "removed");
  return undefined;
}

const told = async (isThere: Promise<boolean>, flash: LeadFlash): Promise<LeadFlash> =>
  (await isThere) ? flash : "gone";

async function changeStatus(id: string, fields: Fields, { leadAdmin }: Services): Promise<LeadFlash> {
  const status = readLeadStatus(fields.status);
  return status ? told(leadAdmin.changeStatus(id, status), "saved") : "gone";
}

async function addTag(id: string, fields: Fields, { leadAdmin }: Services): Promise<LeadFlash> {
  const tag = readTag(fields.tag);
  return tag === "" ? "tagless" : told(leadAdmin.addTag([id], tag), "tagged");
}

async function writeNote(id: string, fields: Fields, { leadAdmin }: Services): Promise<LeadFlash> {
  const text = cut(fields.note, "lines", maxNoteCharacters);
  if (text === "") return "empty";
  if (fields.intent === "add-note") return told(leadAdmin.addNote(id, text), "noted");
  return told(leadAdmin.changeNote(id, fields.id ?? "", text), "changed");
}

async function planStep(id: string, fields: Fields, { leadAdmin }: Services): Promise<LeadFlash> {
  const step = cut(fields.step, "line", maxStepCharacters);
  const day = dayOfPost(fields.day ?? "");
  return step && day ? told(leadAdmin.planStep(id, { step, day }), "planned") : "unplanned";
}

async function erase(id: string, isSure: boolean, { db, leadAdmin }: Services): Promise<LeadFlash> {
  if (!isSure) return "notSure";
  const lead = await findLead(db, id);
  const outcome = lead && (await leadAdmin.erase(lead.email_folded));
  return outcome === "booked" ? "booked" : "erased";
}
