import type { BusinessPlace } from "#platform/time/business-time.ts";
import type { Facts } from "./facts.ts";

export const businessPlace = ({ booking, place }: Facts): BusinessPlace => ({
  timeZone: booking.timeZone,
  locale: place.locale,
});
