/** How far somebody's consent to letters is; undefined without any. */
export type LetterConsent = "asked" | "confirmed" | "stopped";

/** One that was never confirmed is deleted with time, and was asked for all the same. */
export function letterConsent(hasAgreed: boolean, state: string | undefined): LetterConsent | undefined {
  if (state === "confirmed" || state === "stopped") return state;
  return hasAgreed || state !== undefined ? "asked" : undefined;
}
