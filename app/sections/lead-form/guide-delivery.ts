import { paths } from "#app/paths.ts";
import type { LeadForm } from "#app/rules/forms.ts";
import type { Edges } from "#server/edges.ts";
import { guidePlaces } from "./form-places.ts";

/** Where a guide is downloaded from, and whether it is mailed as well. */
export function guideDelivery(form: LeadForm, { settings }: Edges) {
  const { guide, document } = guidePlaces[form];
  return { download: settings.documentUrls[document] ?? paths.download(guide), isCopySent: settings.sendsGuides };
}
