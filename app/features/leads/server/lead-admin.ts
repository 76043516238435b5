import { nanoid } from "nanoid";
import type { Server } from "#platform/process/server/server.ts";
import type { LeadStatus } from "../rules/lead-status.ts";
import { addNote, changeNote, deleteNote, takeBackNote } from "./queries/lead-notes.ts";
import { changeStatus, finishStep, planStep, reopenStep } from "./queries/lead-steps.ts";
import { addTag, removeTag } from "./queries/lead-tags.ts";
import { eraseEverythingAbout } from "./queries/person.ts";

/** The owner's notes, status and steps of leads. Each action returns false if the lead or the note is gone. */
export type LeadAdmin = ReturnType<typeof makeLeadAdmin>;

export function makeLeadAdmin(
  deps: Pick<Server, "db" | "clock" | "settings" | "wakeDeliveries" | "features" | "emit">,
) {
  const { db, clock, emit, settings, features, wakeDeliveries } = deps;
  const now = () => ({ nowMs: clock(), makeId: nanoid });
  return {
    /** "booked" while a session is still to come. */
    async erase(emailFolded: string) {
      const outcome = await eraseEverythingAbout(db, emailFolded, { nowMs: clock(), features, settings });
      if (outcome === "erased") wakeDeliveries();
      return outcome;
    },
    changeStatus: (leadId: string, status: LeadStatus) => changeStatus(db, leadId, status, { ...now(), emit }),
    planStep: (leadId: string, plan: { step: string; day: string }) => planStep(db, leadId, plan),
    finishStep: (leadId: string) => finishStep(db, leadId, now()),
    reopenStep: (leadId: string) => reopenStep(db, leadId),
    async addTag(leadIds: readonly string[], tag: string) {
      await addTag(db, leadIds, tag);
      return true;
    },
    async removeTag(leadIds: readonly string[], tag: string) {
      await removeTag(db, leadIds, tag);
      return true;
    },
    addNote: (leadId: string, text: string) => addNote(db, { id: nanoid(), leadId, text, nowMs: clock() }),
    changeNote: (leadId: string, id: string, text: string) => changeNote(db, { id, leadId, text, nowMs: clock() }),
    takeBackNote: (leadId: string, id: string) => takeBackNote(db, { id, leadId }),
    deleteNote: (leadId: string, id: string) => deleteNote(db, { id, leadId }),
  };
}
