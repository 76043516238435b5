const shape = /^[\w-]{21}$/;

export const isLinkKey = (value: unknown): value is string => typeof value === "string" && shape.test(value);

/** Whether the mail with the report is on its way, or held until the owner releases it. */
export type ReportMail = "queued" | "held";

/** Our hook's answer after storing a result; a repeat without the key gets no link key. */
export type HookResponse = { linkKey: string | null; mail: ReportMail };

/** Undefined if the answer is not one of our hook's. */
export function readHookResponse(text: string): HookResponse | undefined {
  try {
    const { linkKey, mail } = JSON.parse(text);
    if (mail !== "queued" && mail !== "held") return undefined;
    return { linkKey: isLinkKey(linkKey) ? linkKey : null, mail };
  } catch {
    return undefined;
  }
}
