import type { Facts } from "./facts.ts";

/** No mail arrives at these addresses. */
export const emailPlaceholder = /@example\.com$/;

/** The business's address; empty while it is the placeholder. */
export const ownContact = ({ contact: { email } }: Facts) => (emailPlaceholder.test(email) ? "" : email);
