/** Why a guide was not made anew. */
export type GuideFault =
  /** The text does not fit on this page. */
  | { kind: "overflow"; page: number }
  | { kind: "empty page"; page: number }
  /** Letters that its typefaces do not have. */
  | { kind: "letters"; letters: string }
  /** The rendering itself failed; a retry may succeed. */
  | { kind: "not made" };

const retryMs = 10 * 60 * 1000;

/** Whether to make a guide for these inputs: the same words fail again, but other failures may pass. */
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
