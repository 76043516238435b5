import { type FormName, isLeadForm } from "#facts/forms.ts";
import { paths } from "#facts/paths.ts";
import { sessionPath } from "#facts/promised-kinds.ts";
import type { Services } from "#platform/http/services.ts";
import { guideDelivery } from "./guide-delivery.ts";

/** The links in the mail that a form causes. */
export function mailLinks(form: FormName, services: Services) {
  const { siteUrl } = services.publicSettings;
  if (!isLeadForm(form)) return { download: "", booking: siteUrl + paths.bookConsultation() };
  const booking = siteUrl + sessionPath(services.facts(), form === "blueprint" ? form : "playbook");
  const { download, cover } = guideDelivery(form, services);
  return { download: new URL(download, siteUrl).href, booking, ...(cover && { cover: siteUrl + cover }) };
}
