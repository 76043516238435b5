import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import type { Settings } from "#platform/settings/server/settings.ts";

export type Erasure =
  | "erased"
  /** A session is still to come: it must be cancelled first, or the visitor would wait for it. */
  | "booked";

type Erasing = {
  nowMs: number;
  features: readonly Pick<ServerFeature, "awaits" | "erase">[];
  /** Given to remove what was written elsewhere as well. */
  settings?: Settings;
};

/** Deletes everything stored about one address and the rows of its lead, in one transaction. */
export function eraseEverythingAbout(
  db: Db,
  emailFolded: string,
  { nowMs, features, settings }: Erasing,
): Promise<Erasure> {
  return db.transaction().execute(async (tx) => {
    await advisoryLock(tx, `lead ${emailFolded}`);
    for (const { awaits } of features) if (await awaits?.(tx, emailFolded, nowMs)) return "booked";
    await tx.deleteFrom("lead_submissions").where("email_folded", "=", emailFolded).execute();
    for (const { erase } of features) await erase?.(tx, emailFolded, nowMs, settings);
    await tx.deleteFrom("outbox").where("about", "=", emailFolded).execute();
    await tx.deleteFrom("leads").where("email_folded", "=", emailFolded).execute();
    return "erased";
  });
}
