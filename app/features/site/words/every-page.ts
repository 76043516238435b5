import type { Facts } from "#facts/facts.ts";
import type { PageName } from "#facts/page-paths.ts";
import { listCopy } from "#features/articles/words/blog.ts";
import { bookConsultationCopy } from "#features/bookings/words/book-consultation.ts";
import { aboutCopy } from "#features/company/words/about.ts";
import { authorityBuilderCopy } from "#features/company/words/authority-builder.ts";
import { cigarLoungesCopy } from "#features/company/words/cigar-lounges.ts";
import { dashCopy } from "#features/company/words/dash.ts";
import { fineDiningCopy } from "#features/company/words/fine-dining.ts";
import { growthAcceleratorCopy } from "#features/company/words/growth-accelerator.ts";
import { homeCopy } from "#features/company/words/home.ts";
import { servicesCopy } from "#features/company/words/services.ts";
import { verticalsCopy } from "#features/company/words/verticals.ts";
import { visibilityStarterCopy } from "#features/company/words/visibility-starter.ts";
import { wineriesCopy } from "#features/company/words/wineries.ts";
import { cigarLoungePlaybookCopy } from "#features/guides/words/cigar-lounge-playbook.ts";
import { fineDiningPlaybookCopy } from "#features/guides/words/fine-dining-playbook.ts";
import { thankYouCigarCopy } from "#features/guides/words/thank-you-cigar.ts";
import { thankYouFineDiningCopy } from "#features/guides/words/thank-you-fine-dining.ts";
import { thankYouVisibilityCopy } from "#features/guides/words/thank-you-visibility.ts";
import { thankYouWineryCopy } from "#features/guides/words/thank-you-winery.ts";
import { toolsResourcesCopy } from "#features/guides/words/tools-resources.ts";
import { visibilityBlueprintCopy } from "#features/guides/words/visibility-blueprint.ts";
import { wineryPlaybookCopy } from "#features/guides/words/winery-playbook.ts";
import { visibilityQuizCopy } from "#features/quiz/words/visibility-quiz.ts";
import { privacyPolicyCopy } from "./privacy-policy.ts";
import { termsOfServiceCopy } from "./terms-of-service.ts";

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
} satisfies Record<Exclude<PageName, "blog-uploader">, (facts: Facts) => object>;

type PageCopies = typeof pageCopies;

/** Every page, for checks of all pages. */
export const everyPage = (facts: Facts) =>
  Object.fromEntries(Object.entries(pageCopies).map(([name, write]) => [name, write(facts)])) as {
    [Page in keyof PageCopies]: ReturnType<PageCopies[Page]>;
  };
