import type { LeadForm } from "#app/rules/leads/forms.ts";
import { guideName } from "./guide-mail.ts";

const asked = (form: LeadForm | "consultation") => (form === "consultation" ? "a consultation" : guideName(form));

/** The mail that tells the owner about a lead. */
export const leadAlertCopy = (form: LeadForm | "consultation") => ({
  subject: `Somebody asked for ${asked(form)}`,
  lead: "An answer to this mail goes to them.",
  labels: {
    name: "Name",
    email: "Email",
    business: "Business",
    phone: "Phone",
    message: "Message",
    consent: "Letters",
    came: "Came by",
  },
  consent: { yes: "yes, agreed to them", no: "no" },
  open: "Open their page on your desk",
});
