import { openMailbox } from "#platform/mail/server/open-mailbox.ts";
import type { FeatureIntegration } from "#platform/process/server/server-feature.ts";
import { repliesCopy } from "../words.ts";

/** Signs in and opens the inbox; undefined without a mailbox. */
export const testMailbox: FeatureIntegration["test"] = async ({ imapUrl }, limits) => {
  if (!imapUrl) return undefined;
  const opened = await openMailbox({ url: imapUrl, ...limits }, async (_, { exists }) => exists);
  if (opened.kind === "open") return { outcome: repliesCopy.signedIn(opened.answer) };
  return { reason: opened.kind === "failed" ? opened.reason : opened.kind };
};
