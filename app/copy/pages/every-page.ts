import type { Facts } from "#app/copy/facts.ts";
import { aboutCopy } from "./about.ts";
import { authorityBuilderCopy } from "./authority-builder.ts";
import { bookConsultationCopy } from "./book-consultation.ts";
import { cigarLoungePlaybookCopy } from "./cigar-lounge-playbook.ts";
import { cigarLoungesCopy } from "./cigar-lounges.ts";
import { dashCopy } from "./dash.ts";
import { fineDiningCopy } from "./fine-dining.ts";
import { fineDiningPlaybookCopy } from "./fine-dining-playbook.ts";
import { growthAcceleratorCopy } from "./growth-accelerator.ts";
import { homeCopy } from "./home.ts";
import { privacyPolicyCopy } from "./privacy-policy.ts";
import { servicesCopy } from "./services.ts";
import { termsOfServiceCopy } from "./terms-of-service.ts";
import { thankYouCigarCopy } from "./thank-you-cigar.ts";
import { thankYouFineDiningCopy } from "./thank-you-fine-dining.ts";
import { thankYouVisibilityCopy } from "./thank-you-visibility.ts";
import { thankYouWineryCopy } from "./thank-you-winery.ts";
import { toolsResourcesCopy } from "./tools-resources.ts";
import { verticalsCopy } from "./verticals.ts";
import { visibilityBlueprintCopy } from "./visibility-blueprint.ts";
import { visibilityQuizCopy } from "./visibility-quiz.ts";
import { visibilityStarterCopy } from "./visibility-starter.ts";
import { wineriesCopy } from "./wineries.ts";
import { wineryPlaybookCopy } from "./winery-playbook.ts";

/** Every page by the name of its copy file, for checks of all pages. */
export const everyPage = (facts: Facts) => ({
  about: aboutCopy(facts),
  "authority-builder": authorityBuilderCopy(facts),
  dash: dashCopy(facts),
  "growth-accelerator": growthAcceleratorCopy(facts),
  home: homeCopy(facts),
  services: servicesCopy(facts),
  "visibility-starter": visibilityStarterCopy(facts),
  verticals: verticalsCopy(facts),
  wineries: wineriesCopy(facts),
  "cigar-lounges": cigarLoungesCopy(facts),
  "fine-dining": fineDiningCopy(facts),
  "visibility-blueprint": visibilityBlueprintCopy(facts),
  "cigar-lounge-playbook": cigarLoungePlaybookCopy(facts),
  "winery-playbook": wineryPlaybookCopy(facts),
  "fine-dining-playbook": fineDiningPlaybookCopy(facts),
  "thank-you-visibility": thankYouVisibilityCopy(facts),
  "thank-you-cigar": thankYouCigarCopy(facts),
  "thank-you-winery": thankYouWineryCopy(facts),
  "thank-you-fine-dining": thankYouFineDiningCopy(facts),
  "tools-resources": toolsResourcesCopy(facts),
  "book-consultation": bookConsultationCopy(facts),
  "visibility-quiz": visibilityQuizCopy(facts),
  "privacy-policy": privacyPolicyCopy(facts),
  "terms-of-service": termsOfServiceCopy(facts),
});
