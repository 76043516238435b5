import { paths } from "#app/paths.ts";
import { type FormName, isLeadForm } from "#app/rules/forms.ts";
import type { Edges } from "#server/edges.ts";
import { guideDelivery } from "./guide-delivery.ts";

/** Where the mail that a form causes leads to. */
export const mailLinks = (form: FormName, edges: Edges) => ({
  download: isLeadForm(form) ? new URL(guideDelivery(form, edges).download, edges.settings.siteUrl).href : "",
  booking: edges.settings.siteUrl + paths.bookConsultation(),
});
