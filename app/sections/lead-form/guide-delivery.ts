import { paths } from "#app/paths.ts";
import { documentFiles } from "#app/rules/documents.ts";
import type { LeadForm } from "#app/rules/forms.ts";
import { idsInForce } from "#app/rules/ids-in-force.ts";
import type { Edges } from "#server/edges.ts";
import { guidePlaces } from "./form-places.ts";

/** Where a guide is downloaded from, and whether it is mailed as well. */
export function guideDelivery(form: LeadForm, { settings, facts }: Edges) {
  const { document } = guidePlaces[form];
  const { documentUrls } = idsInForce(settings, facts().hosted);
  return {
    download: documentUrls[document] ?? paths.download(documentFiles[document]),
    isCopySent: settings.sendsGuides,
  };
}
