import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";

/** The mail that invites somebody to write articles. */
export const invitationMailCopy = editable("invitation", ({ brand }: Facts) => ({
  subject: `Write for ${brand.name}`,
  lead: `{name}, you are invited to write articles for ${brand.name}. Open the link on the phone or computer that you write with, and make a passkey there. The link works once, within a week.`,
  open: "Make my passkey",
}));
