import { paths } from "#app/paths.ts";
import { type FormName, isLeadForm } from "#app/rules/leads/forms.ts";
import type { Services } from "#server/services.ts";
import { guideDelivery } from "./guide-delivery.ts";

/** The links in the mail that a form causes. */
export const mailLinks = (form: FormName, services: Services) => ({
  download: isLeadForm(form)
    ? new URL(guideDelivery(form, services).download, services.publicSettings.siteUrl).href
    : "",
  booking: services.publicSettings.siteUrl + paths.bookConsultation(),
});
