import type { PriceRange } from "#facts/facts.ts";

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

/** "$1,000–$1,500"; "from $1,500" without an upper end; "$300" if both ends are the same. */
export const formatPrice = ({ lowDollars, highDollars }: PriceRange) => {
  if (highDollars === null) return `from ${dollars(lowDollars)}`;
  if (highDollars === lowDollars) return dollars(lowDollars);
  return `${dollars(lowDollars)}–${dollars(highDollars)}`;
};

export const formatOnce = (price: PriceRange) => `${formatPrice(price)} one-time`;

export const formatMonthly = (price: PriceRange) => `${formatPrice(price)} a month`;

/** "$750 setup plus $300–$600 a month". */
export const formatSetupAndMonthly = (setup: PriceRange, monthly: PriceRange) =>
  `${formatPrice(setup)} setup plus ${formatMonthly(monthly)}`;
