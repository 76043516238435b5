import type { Facts } from "#app/copy/facts.ts";

/** Who writes, under each mail to a visitor. */
export const mailFoot = ({ brand, contact }: Facts) => `${brand.name}, ${contact.locality}, ${contact.region}`;

/** Once the owner has given the postal address, it stands in place of the town; words of the owner's stay. */
export const withPostalAddress = <Copy extends { business: string }>(copy: Copy, facts: Facts): Copy => {
  const { postalAddress } = facts.contact;
  const isOurs = copy.business === mailFoot(facts);
  return postalAddress && isOurs ? { ...copy, business: `${facts.brand.name}, ${postalAddress}` } : copy;
};
