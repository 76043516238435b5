import { paths } from "./paths.ts";

/** Paths of the pages with a fixed address, by the name of their copy file. */
const named = {
  home: paths.home(),
  about: paths.about(),
  services: paths.services(),
  "visibility-starter": paths.visibilityStarter(),
  "growth-accelerator": paths.growthAccelerator(),
  "authority-builder": paths.authorityBuilder(),
  dash: paths.dash(),
  verticals: paths.verticals(),
  wineries: paths.wineries(),
  "cigar-lounges": paths.cigarLounges(),
  "fine-dining": paths.fineDining(),
  "tools-resources": paths.toolsResources(),
  "visibility-quiz": paths.visibilityQuiz(),
  "visibility-blueprint": paths.visibilityBlueprint(),
  "cigar-lounge-playbook": paths.cigarLoungePlaybook(),
  "winery-playbook": paths.wineryPlaybook(),
  "fine-dining-playbook": paths.fineDiningPlaybook(),
  "thank-you-visibility": paths.thankYouVisibility(),
  "thank-you-cigar": paths.thankYouCigar(),
  "thank-you-winery": paths.thankYouWinery(),
  "thank-you-fine-dining": paths.thankYouFineDining(),
  blog: paths.blog(),
  "blog-uploader": paths.blogUploader(),
  "book-consultation": paths.bookConsultation(),
  "privacy-policy": paths.privacyPolicy(),
  "terms-of-service": paths.termsOfService(),
};

export type PageName = keyof typeof named;

/** Other names have none. */
export const pagePaths: Record<PageName, string> & Partial<Record<string, string>> = named;
