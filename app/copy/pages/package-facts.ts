import type { Facts, PriceRange } from "#app/copy/facts.ts";
import { formatMonthly, formatPrice } from "#app/copy/format/format-price.ts";

export type PackageId = "starter" | "accelerator" | "authority";

/** How high the package stands on the hill of our icons. */
export type PackageIcon = "foot" | "slope" | "summit";

type Prices = { setup: PriceRange; monthly: PriceRange };

type About = { name: string; icon: PackageIcon; isRecommended?: boolean };

const offer = <Id extends PackageId>(id: Id, { name, icon, isRecommended }: About, { setup, monthly }: Prices) => ({
  id,
  name,
  icon,
  setup: formatPrice(setup),
  monthly: formatPrice(monthly),
  monthlyInWords: formatMonthly(monthly),
  badge: isRecommended ? "RECOMMENDED" : null,
});

/** Names, prices and the recommended mark, as every page has them. */
export const packageFacts = (facts: Facts) => ({
  starter: offer("starter", { name: "Visibility Starter", icon: "foot" }, facts.starter),
  accelerator: offer(
    "accelerator",
    { name: "Growth Accelerator", icon: "slope", isRecommended: true },
    facts.accelerator,
  ),
  authority: offer("authority", { name: "Authority Builder", icon: "summit" }, facts.authority),
});

/** The three packages side by side at the foot of each package page. */
export const packageRange = (facts: Facts, current: PackageId) => ({
  title: "One hill, three places to stop",
  items: Object.values(packageFacts(facts)).map(({ id, name, monthlyInWords }) => ({
    id,
    name,
    price: monthlyInWords,
    isCurrent: id === current,
  })),
});
