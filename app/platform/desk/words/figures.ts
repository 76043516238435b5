import { formatNumber } from "#platform/intl/numbers.ts";

const count = (number: number) => formatNumber(number);

type Compared = { sum: number; before: number };
type Period = { from: string; to: string };

export const figuresCopy = {
  people: (name: string, sum: number) => `${count(sum)}, ${name.toLowerCase()}: see these people`,
  change: (change: string, before: number, days: number) =>
    before === 0 ? `none in the ${days} days before` : `${change} on the ${days} days before`,
  line: (name: string, { sum, before }: Compared, { from, to }: Period, days: number) =>
    `${name} by day, ${from} to ${to}: ${count(sum)}, and ${count(before)} in the ${days} days before.`,
};
