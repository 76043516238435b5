import { isLinkKey } from "./is-link-key.ts";

/** What became of the mail with the report: on its way, or held back until the owner releases it. */
export type ReportMail = "queued" | "held";

/** What a hook of ours answers once it keeps a result; there is no key for whoever repeats it without showing theirs. */
export type HookAnswer = { linkKey: string | null; mail: ReportMail };

/** Reads a hook's answer; nothing where it is not one of ours. */
export function readHookAnswer(answer: string): HookAnswer | undefined {
  try {
    const { linkKey, mail } = JSON.parse(answer);
    if (mail !== "queued" && mail !== "held") return undefined;
    return { linkKey: isLinkKey(linkKey) ? linkKey : null, mail };
  } catch {
    return undefined;
  }
}
