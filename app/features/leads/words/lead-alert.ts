import type { Facts } from "#facts/facts.ts";
import type { LeadForm } from "#facts/forms.ts";
import { guideMailWords } from "#features/guides/words/guide-mail.ts";

const asked = (form: LeadForm | "consultation", facts: Facts) =>
  form === "consultation" ? "a consultation" : guideMailWords(facts).guides[form].guide;

/** The mail that tells the owner about a lead. */
export const leadAlertCopy = (form: LeadForm | "consultation", facts: Facts) => ({
  subject: (name: string) => `${name || "Somebody"} asked for ${asked(form, facts)}`,
  lead: "An answer to this mail goes to them.",
  labels: {
    name: "Name",
    email: "Email",
    business: "Business",
    phone: "Phone",
    message: "Message",
    consent: "May we write to them now and then",
    came: "Came by",
  },
  consent: { yes: "yes", no: "no" },
  open: "Open their page on your desk",
});
