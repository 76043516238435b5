import type { Facts } from "#app/copy/facts.ts";
import { aboutCopy } from "./about.ts";
import { authorityBuilderCopy } from "./authority-builder.ts";
import { listCopy } from "./blog.ts";
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

/** The copy of every page by the name of its file. */
export const pageCopies = {
  about: aboutCopy,
  "authority-builder": authorityBuilderCopy,
  dash: dashCopy,
  "growth-accelerator": growthAcceleratorCopy,
  home: homeCopy,
  services: servicesCopy,
  "visibility-starter": visibilityStarterCopy,
  verticals: verticalsCopy,
  wineries: wineriesCopy,
  "cigar-lounges": cigarLoungesCopy,
  "fine-dining": fineDiningCopy,
  "visibility-blueprint": visibilityBlueprintCopy,
  "cigar-lounge-playbook": cigarLoungePlaybookCopy,
  "winery-playbook": wineryPlaybookCopy,
  "fine-dining-playbook": fineDiningPlaybookCopy,
  "thank-you-visibility": thankYouVisibilityCopy,
  "thank-you-cigar": thankYouCigarCopy,
  "thank-you-winery": thankYouWineryCopy,
  "thank-you-fine-dining": thankYouFineDiningCopy,
  "tools-resources": toolsResourcesCopy,
  blog: listCopy,
  "book-consultation": bookConsultationCopy,
  "visibility-quiz": visibilityQuizCopy,
  "privacy-policy": privacyPolicyCopy,
  "terms-of-service": termsOfServiceCopy,
};

type PageCopies = typeof pageCopies;

/** Every page, for checks of all pages. */
export const everyPage = (facts: Facts) =>
  Object.fromEntries(Object.entries(pageCopies).map(([name, write]) => [name, write(facts)])) as {
    [Page in keyof PageCopies]: ReturnType<PageCopies[Page]>;
  };
