import { factsCopy, weekdays } from "#app/copy/desk/business-details.ts";
import { formatPrice } from "#app/copy/format/format-price.ts";
import type { FactKind } from "#app/rules/business/fact-kind.ts";
import { sayHours } from "#app/rules/business/say-hours.ts";
import { zoneName } from "#app/rules/time/zone-name.ts";

/** A fact's value in words, for defaults and earlier values. */
export function wordFact({ type }: FactKind, value: unknown): string {
  if (type === "price") return formatPrice(value as Parameters<typeof formatPrice>[0]);
  if (type === "daysOff") return (value as string[]).join(", ") || factsCopy.none;
  if (type === "timeZone") return zoneName(String(value));
  if (type !== "weeklyHours") return String(value) || factsCopy.empty;
  const days = (value as string[][]).map(
    (spans, day) => `${weekdays[day]} ${sayHours(spans) || factsCopy.hours.closed}`,
  );
  return days.join("; ");
}
