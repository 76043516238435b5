import { type GuideName, paths } from "#app/paths.ts";
import type { FormName, LeadForm } from "#app/rules/forms.ts";

type Place = { page: string; tag: string; heightPx: number };
type Guide = { guide: GuideName; thanks: string; document: "visibility" | "cigar" | "winery" | "dining" };

/** What each guide's form leads to. */
export const guidePlaces: Record<LeadForm, Guide> = {
  blueprint: { guide: "visibility-blueprint", thanks: paths.thankYouVisibility(), document: "visibility" },
  cigar: { guide: "cigar-lounge-playbook", thanks: paths.thankYouCigar(), document: "cigar" },
  winery: { guide: "winery-playbook", thanks: paths.thankYouWinery(), document: "winery" },
  dining: { guide: "fine-dining-playbook", thanks: paths.thankYouFineDining(), document: "dining" },
};

const usualPx = 432;
const consultationPx = 546;

/** Where each form stands, and as what. */
export const formPlaces: Record<FormName, Place> = {
  blueprint: { page: paths.visibilityBlueprint(), tag: "visibility-blueprint", heightPx: usualPx },
  cigar: { page: paths.cigarLoungePlaybook(), tag: "cigar-lounge-playbook", heightPx: usualPx },
  winery: { page: paths.wineryPlaybook(), tag: "winery-playbook", heightPx: usualPx },
  dining: { page: paths.fineDiningPlaybook(), tag: "fine-dining-playbook", heightPx: usualPx },
  consultation: { page: paths.bookConsultation(), tag: "consultation-request", heightPx: consultationPx },
};
