import type { LoaderFunctionArgs } from "react-router";
import type { LeadForm } from "#app/rules/forms.ts";
import { guideDelivery } from "#app/sections/lead-form/guide-delivery.ts";
import { edgesOf } from "#server/edges.ts";

/** The key by which a form says what became of the guide's mail. */
export const thanksHandle = { freeKeys: ["mail"] };

/** The loader of the page that a guide's form leads to: where the guide is, and whether a copy is on its way. */
export const loadThanks =
  (form: LeadForm) =>
  ({ request, context }: LoaderFunctionArgs) => {
    const { download, isCopySent } = guideDelivery(form, edgesOf(context));
    const isCopyHeld = new URL(request.url).searchParams.get("mail") === "held";
    return { download, isCopySent: isCopySent && !isCopyHeld, isCopyHeld: isCopySent && isCopyHeld };
  };
