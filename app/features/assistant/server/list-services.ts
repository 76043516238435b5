import type { Facts, PriceRange } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { aLaCarteItems } from "#features/company/words/a-la-carte.ts";
import { authorityBuilderCopy } from "#features/company/words/authority-builder.ts";
import { dashCopy } from "#features/company/words/dash.ts";
import { growthAcceleratorCopy } from "#features/company/words/growth-accelerator.ts";
import { visibilityStarterCopy } from "#features/company/words/visibility-starter.ts";
import { formatPrice } from "#platform/text/format-price.ts";

/** `price` is that of a single service; packages have one for the setup and one for each month. */
export type ListedService = {
  name: string;
  description: string;
  setup?: string;
  monthly?: string;
  price?: string;
  path: string;
};

type Offered = { name: string; description: string; prices: { setup: PriceRange; monthly: PriceRange } };

/** Lists everything that is offered, with the prices that the pages show. */
export function listServices(facts: Facts): ListedService[] {
  const packages: [path: string, offered: Offered][] = [
    [paths.visibilityStarter(), visibilityStarterCopy(facts).meta.service],
    [paths.growthAccelerator(), growthAcceleratorCopy(facts).meta.service],
    [paths.authorityBuilder(), authorityBuilderCopy(facts).meta.service],
    [paths.dash(), dashCopy(facts).meta.service],
  ];
  return [
    ...packages.map(([path, { name, description, prices }]) => ({
      name,
      description,
      setup: formatPrice(prices.setup, facts.place),
      monthly: formatPrice(prices.monthly, facts.place),
      path,
    })),
    ...aLaCarteItems(facts).map(({ name, text, price }) => ({
      name,
      description: text,
      price,
      path: paths.services(),
    })),
  ];
}
