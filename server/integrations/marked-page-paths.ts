import type { LaunchMark } from "#app/copy/launch/launch-marks.ts";
import { paths } from "#app/paths.ts";

/** Pages that show default words. A quiz result is shown only after the quiz. */
export const markedPagePaths: Record<LaunchMark["page"], string> = {
  home: paths.home(),
  about: paths.about(),
  services: paths.services(),
  "visibility-starter": paths.visibilityStarter(),
  "growth-accelerator": paths.growthAccelerator(),
  "authority-builder": paths.authorityBuilder(),
  dash: paths.dash(),
  wineries: paths.wineries(),
  "cigar-lounges": paths.cigarLounges(),
  "fine-dining": paths.fineDining(),
  "visibility-blueprint": paths.visibilityBlueprint(),
  "cigar-lounge-playbook": paths.cigarLoungePlaybook(),
  "winery-playbook": paths.wineryPlaybook(),
  "fine-dining-playbook": paths.fineDiningPlaybook(),
  "book-consultation": paths.bookConsultation(),
  "quiz-questions": paths.visibilityQuiz(),
  "quiz-result": paths.visibilityQuiz(),
  "privacy-policy": paths.privacyPolicy(),
  "terms-of-service": paths.termsOfService(),
};
