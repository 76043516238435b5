import type { PriceRange } from "#facts/facts.ts";
import { formatMoney } from "#platform/intl/money.ts";
import type { Place } from "#platform/intl/place.ts";

/** "$1,000–$1,500"; "from $1,500" without an upper end; "$300" if both ends are the same. */
export const formatPrice = ({ lowDollars, highDollars }: PriceRange, place: Place) => {
  const low = formatMoney(lowDollars, place);
  if (highDollars === null) return `from ${low}`;
  return highDollars === lowDollars ? low : `${low}–${formatMoney(highDollars, place)}`;
};

export const formatOnce = (price: PriceRange, place: Place) => `${formatPrice(price, place)} one-time`;

export const formatMonthly = (price: PriceRange, place: Place) => `${formatPrice(price, place)} a month`;

/** "$750 setup plus $300–$600 a month". */
export const formatSetupAndMonthly = (setup: PriceRange, monthly: PriceRange, place: Place) =>
  `${formatPrice(setup, place)} setup plus ${formatMonthly(monthly, place)}`;
