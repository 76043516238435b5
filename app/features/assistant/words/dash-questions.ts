import { editable } from "#facts/editable.ts";
import { askedInVain } from "./asked-in-vain.ts";
import { askedOfBusiness } from "./asked-of-business.ts";
import { askedOfOffers } from "./asked-of-offers.ts";
import { askedOfSite } from "./asked-of-site.ts";

/** Whole questions, each with its mark, as visitors ask them. */
export const questionsCopy = editable("dash-questions", () => ({
  ...askedOfOffers,
  ...askedOfBusiness,
  ...askedOfSite,
  inVain: askedInVain,
}));
