import { expect, test } from "vitest";
import { zoneOfCountry } from "./zone-of-country.ts";

const winterMs = Date.parse("2026-01-15T12:00:00Z");

test.each([
  ["GB", "Europe/London"],
  ["IE", "Europe/Dublin"],
  ["DE", "Europe/Berlin"],
  ["US", undefined],
  ["ES", "Europe/Madrid"],
  ["PT", "Europe/Lisbon"],
  ["AU", undefined],
  ["QQ", undefined],
])("the zone of %s is %s", (country, zone) => {
  expect(zoneOfCountry(country, winterMs)).toBe(zone);
});
