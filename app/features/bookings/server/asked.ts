import { findSubmission, type Submission } from "#features/leads/server/queries/lead-file.ts";
import type { Db } from "#platform/engine/server/schema.ts";

/** How long the calendar knows what was given in the form. */
const knownMs = 24 * 60 * 60 * 1000;

export type Asked = Pick<Submission, "id" | "lead">;

/** Finds an entry of the consultation's form by its id, which only its visitor knows. */
export async function findAsked(db: Db, id: string, nowMs: number): Promise<Asked | undefined> {
  const found = id ? await findSubmission(db, id) : undefined;
  return found?.form === "consultation" && found.createdAt > nowMs - knownMs ? found : undefined;
}
