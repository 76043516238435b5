import { paths } from "#app/paths.ts";

/**
 * Tells the business how many questions have been answered, so that it sees where people leave; nothing of who or what.
 * Never from one who asks for privacy; that is asked here once more, since a shared file would weigh on every page.
 */
export function tellQuizStep(answered: number) {
  if (navigator.globalPrivacyControl) return;
  // The next question is shown first.
  requestAnimationFrame(() => setTimeout(() => navigator.sendBeacon?.(paths.quizSteps(), String(answered))));
}
