import type { Facts } from "#app/copy/facts.ts";
import { aboutCopy } from "#app/copy/pages/about.ts";
import { authorityBuilderCopy } from "#app/copy/pages/authority-builder.ts";
import { listCopy } from "#app/copy/pages/blog.ts";
import { bookConsultationCopy } from "#app/copy/pages/book-consultation.ts";
import { cigarLoungePlaybookCopy } from "#app/copy/pages/cigar-lounge-playbook.ts";
import { cigarLoungesCopy } from "#app/copy/pages/cigar-lounges.ts";
import { dashCopy } from "#app/copy/pages/dash.ts";
import { fineDiningCopy } from "#app/copy/pages/fine-dining.ts";
import { fineDiningPlaybookCopy } from "#app/copy/pages/fine-dining-playbook.ts";
import { growthAcceleratorCopy } from "#app/copy/pages/growth-accelerator.ts";
import { homeCopy } from "#app/copy/pages/home.ts";
import { privacyPolicyCopy } from "#app/copy/pages/privacy-policy.ts";
import { servicesCopy } from "#app/copy/pages/services.ts";
import { termsOfServiceCopy } from "#app/copy/pages/terms-of-service.ts";
import { toolsResourcesCopy } from "#app/copy/pages/tools-resources.ts";
import { verticalsCopy } from "#app/copy/pages/verticals.ts";
import { visibilityBlueprintCopy } from "#app/copy/pages/visibility-blueprint.ts";
import { visibilityQuizCopy } from "#app/copy/pages/visibility-quiz.ts";
import { visibilityStarterCopy } from "#app/copy/pages/visibility-starter.ts";
import { wineriesCopy } from "#app/copy/pages/wineries.ts";
import { wineryPlaybookCopy } from "#app/copy/pages/winery-playbook.ts";
import { kindPath } from "#app/kind-path.ts";
import { paths } from "#app/paths.ts";
import { shownKinds } from "#app/rules/bookings/facts-of-kind.ts";

/** The heading that lists for assistants show a page under (`groups` in `app/copy/pages/findable.ts`). */
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
