import { documentFiles } from "#facts/documents.ts";
import type { LeadForm } from "#facts/forms.ts";
import { paths } from "#facts/paths.ts";
import type { Services } from "#platform/http/services.ts";
import { guidePlaces } from "./form-places.ts";

/** Returns the download address of a guide, and whether it is mailed as well. */
export function guideDelivery(form: LeadForm, { publicSettings, activeIds }: Services) {
  const { document } = guidePlaces[form];
  const elsewhere = activeIds().documentUrls[document];
  const file = documentFiles[document];
  return {
    download: elsewhere ?? paths.download(file),
    cover: elsewhere ? undefined : paths.guideCover(file),
    isCopySent: publicSettings.sendsGuides,
  };
}
