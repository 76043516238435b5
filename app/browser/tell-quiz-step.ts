import { paths } from "#app/paths.ts";

/**
 * Counts how many questions were answered, to show where visitors leave; no answers, no identity. Not with Global
 * Privacy Control: checked here again, because a shared file would add to every page.
 */
export function tellQuizStep(answered: number) {
  if (navigator.globalPrivacyControl) return;
  requestAnimationFrame(() => setTimeout(() => navigator.sendBeacon?.(paths.quizSteps(), String(answered))));
}
