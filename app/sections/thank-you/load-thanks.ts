import type { LoaderFunctionArgs } from "react-router";
import type { LeadForm } from "#app/rules/leads/forms.ts";
import { guideDelivery } from "#app/sections/lead-form/guide-delivery.ts";
import { servicesOf } from "#server/services.ts";

/** The key by which a form says what became of the guide's mail. */
export const thanksHandle = { uncacheableParams: ["mail"] };

/** The loader of the page that a guide's form leads to: where the guide is, and whether a copy is on its way. */
export const loadThanks =
  (form: LeadForm) =>
  ({ request, context }: LoaderFunctionArgs) => {
    const { download, isCopySent } = guideDelivery(form, servicesOf(context));
    const isCopyHeld = new URL(request.url).searchParams.get("mail") === "held";
    return { download, isCopySent: isCopySent && !isCopyHeld, isCopyHeld: isCopySent && isCopyHeld };
  };
