/** Why a guide was not made anew. */
export type GuideFault =
  /** On this page there is more text than fits. */
  | { kind: "overflow"; page: number }
  | { kind: "empty page"; page: number }
  /** Letters that its typefaces do not have. */
  | { kind: "letters"; letters: string }
  /** The making itself failed; it may succeed another time. */
  | { kind: "not made" };

const retryMs = 10 * 60 * 1000;

/** Whether a guide is made for these inputs: the same words fail again, but what failed by chance may succeed later. */
export function isGuideDue(
  wanted: string,
  made: string | undefined,
  failed: { inputs: string; fault: GuideFault; failedAt: number } | undefined,
  nowMs: number,
): boolean {
  if (made === wanted) return false;
  if (failed?.inputs !== wanted) return true;
  return failed.fault.kind === "not made" && nowMs - failed.failedAt >= retryMs;
}
