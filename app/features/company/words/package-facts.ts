import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { formatMonthly, formatPrice } from "#platform/text/format-price.ts";
import { packageNames } from "./package-names.ts";

export type PackageId = "starter" | "accelerator" | "authority";

/** The height of the package on the hill of the icons. */
export type PackageIcon = "foot" | "slope" | "summit";

type About = { name: string; icon: PackageIcon; isRecommended?: boolean };

const offer = <Id extends PackageId>(id: Id, { name, icon, isRecommended }: About, facts: Facts) => ({
  id,
  name,
  icon,
  setup: formatPrice(facts[id].setup, facts.place),
  monthly: formatPrice(facts[id].monthly, facts.place),
  monthlyInWords: formatMonthly(facts[id].monthly, facts.place),
  badge: isRecommended ? "RECOMMENDED" : null,
});

/** Texts about the packages that all pages share. */
export const packagesCopy = editable("packages", (facts: Facts) => {
  const { starter, accelerator, authority } = packageNames(facts);
  return {
    offers: {
      starter: offer("starter", { name: starter, icon: "foot" }, facts),
      accelerator: offer("accelerator", { name: accelerator, icon: "slope", isRecommended: true }, facts),
      authority: offer("authority", { name: authority, icon: "summit" }, facts),
    },
    rangeTitle: "One hill, three places to stop",
  };
});

/** Names, prices and the recommended mark, as every page has them. */
export const packageFacts = (facts: Facts) => packagesCopy(facts).offers;

/** The three packages side by side at the foot of each package page. */
export const packageRange = (facts: Facts, current: PackageId) => {
  const { offers, rangeTitle } = packagesCopy(facts);
  return {
    title: rangeTitle,
    items: Object.values(offers).map(({ id, name, monthlyInWords }) => ({
      id,
      name,
      price: monthlyInWords,
      isCurrent: id === current,
    })),
  };
};
