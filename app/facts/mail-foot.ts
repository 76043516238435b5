import type { Facts } from "./facts.ts";

/** The sender's line under each mail to a visitor. */
export const mailFoot = ({ brand, contact }: Facts) => `${brand.name}, ${contact.locality}, ${contact.region}`;

/** Replaces the town by the postal address once that is given, unless the owner changed this text. */
export const withPostalAddress = <Copy extends { business: string }>(copy: Copy, facts: Facts): Copy => {
  const { postalAddress } = facts.contact;
  const isOurs = copy.business === mailFoot(facts);
  return postalAddress && isOurs ? { ...copy, business: `${facts.brand.name}, ${postalAddress}` } : copy;
};
