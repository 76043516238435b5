import { nanoid } from "nanoid";
import type { Emit } from "#platform/process/server/events.ts";
import type { LeadStatus } from "../rules/lead-status.ts";
import { type ErasePersonDeps, erasePerson } from "./erase-person.ts";
import { addNote, changeNote, deleteNote, takeBackNote } from "./queries/lead-notes.ts";
import { changeStatus, finishStep, planStep, reopenStep } from "./queries/lead-steps.ts";

/** The owner's notes, status and steps of leads. Each action returns false if the lead or the note is gone. */
export type LeadAdmin = ReturnType<typeof makeLeadAdmin>;

export function makeLeadAdmin(deps: ErasePersonDeps & { emit: Emit }) {
  const { db, clock, emit } = deps;
  const now = () => ({ nowMs: clock(), makeId: nanoid });
  return {
    /** "booked" while a session is still to come. */
    erase: (emailFolded: string) => erasePerson(emailFolded, deps),
    changeStatus: (leadId: string, status: LeadStatus) => changeStatus(db, leadId, status, { ...now(), emit }),
    planStep: (leadId: string, plan: { step: string; day: string }) => planStep(db, leadId, plan),
    finishStep: (leadId: string) => finishStep(db, leadId, now()),
    reopenStep: (leadId: string) => reopenStep(db, leadId),
    addNote: (leadId: string, text: string) => addNote(db, { id: nanoid(), leadId, text, nowMs: clock() }),
    changeNote: (leadId: string, id: string, text: string) => changeNote(db, { id, leadId, text, nowMs: clock() }),
    takeBackNote: (leadId: string, id: string) => takeBackNote(db, { id, leadId }),
    deleteNote: (leadId: string, id: string) => deleteNote(db, { id, leadId }),
  };
}
