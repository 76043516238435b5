import type { Facts, PriceRange } from "#app/copy/facts.ts";
import { formatMonthly, formatPrice } from "#app/copy/format-price.ts";

export type PackageId = "starter" | "accelerator" | "authority";

type Prices = { setup: PriceRange; monthly: PriceRange };

const offer = <Id extends PackageId>(id: Id, name: string, { setup, monthly }: Prices, recommended = false) => ({
  id,
  name,
  setup: formatPrice(setup),
  monthly: formatPrice(monthly),
  monthlyInWords: formatMonthly(monthly),
  badge: recommended ? "RECOMMENDED" : null,
});

/** Names, prices and the recommended mark, as every page has them. */
export const packageFacts = (facts: Facts) => ({
  starter: offer("starter", "Visibility Starter", facts.starter),
  accelerator: offer("accelerator", "Growth Accelerator", facts.accelerator, true),
  authority: offer("authority", "Authority Builder", facts.authority),
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
