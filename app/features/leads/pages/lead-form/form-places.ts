import type { DocumentName } from "#facts/documents.ts";
import type { FormName, LeadForm } from "#facts/forms.ts";
import { paths } from "#facts/paths.ts";

type Place = { page: string; tag: string; heightPx: number };
type Guide = { document: DocumentName; thanks: string };

/** The page and thank-you page of each guide. */
export const guidePlaces: Record<LeadForm, Guide> = {
  blueprint: { document: "visibility", thanks: paths.thankYouVisibility() },
  cigar: { document: "cigar", thanks: paths.thankYouCigar() },
  winery: { document: "winery", thanks: paths.thankYouWinery() },
  dining: { document: "dining", thanks: paths.thankYouFineDining() },
};

const defaultPx = 432;
const consultationPx = 546;

/** The page of each form. */
export const formPlaces: Record<FormName, Place> = {
  blueprint: { page: paths.visibilityBlueprint(), tag: "visibility-blueprint", heightPx: defaultPx },
  cigar: { page: paths.cigarLoungePlaybook(), tag: "cigar-lounge-playbook", heightPx: defaultPx },
  winery: { page: paths.wineryPlaybook(), tag: "winery-playbook", heightPx: defaultPx },
  dining: { page: paths.fineDiningPlaybook(), tag: "fine-dining-playbook", heightPx: defaultPx },
  consultation: { page: paths.bookConsultation(), tag: "consultation-request", heightPx: consultationPx },
};
