import type { Facts } from "#facts/facts.ts";
import { kindPath } from "#facts/kind-path.ts";
import { paths } from "#facts/paths.ts";
import { listCopy } from "#features/articles/words/blog.ts";
import { shownKinds } from "#features/bookings/rules/facts-of-kind.ts";
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
import { toolsResourcesCopy } from "#features/guides/words/tools-resources.ts";
import { visibilityBlueprintCopy } from "#features/guides/words/visibility-blueprint.ts";
import { wineryPlaybookCopy } from "#features/guides/words/winery-playbook.ts";
import { visibilityQuizCopy } from "#features/quiz/words/visibility-quiz.ts";
import { privacyPolicyCopy } from "../words/privacy-policy.ts";
import { termsOfServiceCopy } from "../words/terms-of-service.ts";

/** The heading that lists for assistants show a page under (`groups` in `app/facts/findable.ts`). */
export type PageGroup = "business" | "services" | "trades" | "tools" | "articles" | "legal";

export type IndexablePage = {
  path: string;
  group: PageGroup;
  copyFile: string;
  title: string;
  description: string;
};

type WithMeta = { meta: { title: string; description: string } };

const page = (path: string, group: PageGroup, copyFile: string, { meta }: WithMeta): IndexablePage => ({
  path,
  group,
  copyFile,
  title: meta.title,
  description: meta.description,
});

/**
 * Every page that search engines may show, articles aside: sitemap, llms.txt, markdown versions and share pictures are
 * made from this list. A page that is not on it is hidden from search engines (`isHidden` in its metadata).
 */
export const indexablePages = (facts: Facts): IndexablePage[] => [
  page(paths.home(), "business", "home", homeCopy(facts)),
  page(paths.about(), "business", "about", aboutCopy(facts)),
  page(paths.bookConsultation(), "business", "book-consultation", bookConsultationCopy(facts)),
  ...shownKinds(facts).map(({ slug, name, about }) =>
    page(kindPath(slug), "business", "book-consultation", { meta: { title: name, description: about } }),
  ),
  page(paths.services(), "services", "services", servicesCopy(facts)),
  page(paths.visibilityStarter(), "services", "visibility-starter", visibilityStarterCopy(facts)),
  page(paths.growthAccelerator(), "services", "growth-accelerator", growthAcceleratorCopy(facts)),
  page(paths.authorityBuilder(), "services", "authority-builder", authorityBuilderCopy(facts)),
  page(paths.dash(), "services", "dash", dashCopy(facts)),
  page(paths.verticals(), "trades", "verticals", verticalsCopy(facts)),
  page(paths.wineries(), "trades", "wineries", wineriesCopy(facts)),
  page(paths.cigarLounges(), "trades", "cigar-lounges", cigarLoungesCopy(facts)),
  page(paths.fineDining(), "trades", "fine-dining", fineDiningCopy(facts)),
  page(paths.toolsResources(), "tools", "tools-resources", toolsResourcesCopy(facts)),
  page(paths.visibilityQuiz(), "tools", "visibility-quiz", visibilityQuizCopy(facts)),
  page(paths.visibilityBlueprint(), "tools", "visibility-blueprint", visibilityBlueprintCopy(facts)),
  page(paths.wineryPlaybook(), "tools", "winery-playbook", wineryPlaybookCopy(facts)),
  page(paths.cigarLoungePlaybook(), "tools", "cigar-lounge-playbook", cigarLoungePlaybookCopy(facts)),
  page(paths.fineDiningPlaybook(), "tools", "fine-dining-playbook", fineDiningPlaybookCopy(facts)),
  page(paths.blog(), "articles", "blog", listCopy(facts)),
  page(paths.privacyPolicy(), "legal", "privacy-policy", privacyPolicyCopy(facts)),
  page(paths.termsOfService(), "legal", "terms-of-service", termsOfServiceCopy(facts)),
];
