import type { LoaderFunctionArgs } from "react-router";
import type { LeadForm } from "#facts/forms.ts";
import { guideDelivery } from "#features/leads/pages/lead-form/guide-delivery.ts";
import { servicesOf } from "#platform/http/services.ts";

/** A form adds this parameter to tell the state of the guide's mail. */
export const thanksHandle = { uncacheableParams: ["mail"] };

/** Loads a thank-you page: where the guide is, and whether a copy is mailed. */
export const loadThanks =
  (form: LeadForm) =>
  ({ request, context }: LoaderFunctionArgs) => {
    const { download, isCopySent } = guideDelivery(form, servicesOf(context));
    const isCopyHeld = new URL(request.url).searchParams.get("mail") === "held";
    return { download, isCopySent: isCopySent && !isCopyHeld, isCopyHeld: isCopySent && isCopyHeld };
  };
