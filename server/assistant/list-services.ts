import type { Facts, PriceRange } from "#app/copy/facts.ts";
import { formatPrice } from "#app/copy/format/format-price.ts";
import { aLaCarteItems } from "#app/copy/pages/a-la-carte.ts";
import { authorityBuilderCopy } from "#app/copy/pages/authority-builder.ts";
import { dashCopy } from "#app/copy/pages/dash.ts";
import { growthAcceleratorCopy } from "#app/copy/pages/growth-accelerator.ts";
import { visibilityStarterCopy } from "#app/copy/pages/visibility-starter.ts";
import { paths } from "#app/paths.ts";

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
      setup: formatPrice(prices.setup),
      monthly: formatPrice(prices.monthly),
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
