import { expect, test } from "vitest";
import { zoneChoices } from "./zone-choices.ts";

const all = ["Africa/Abidjan", "America/Los_Angeles", "Asia/Tokyo", "Europe/Berlin"];
const citiesFrom = (own: string) => zoneChoices(own, all).map(({ city }) => city);

test("the visitor's own zone stands first, the others in the order of their cities", () => {
  expect(citiesFrom("America/Los_Angeles")).toEqual(["Los Angeles", "Abidjan", "Berlin", "Tokyo"]);
  expect(zoneChoices("Asia/Tokyo", all)[0]).toEqual({ zone: "Asia/Tokyo", city: "Tokyo" });
});

test("a zone that the list lacks is offered too", () => {
  expect(citiesFrom("Asia/Calcutta")).toEqual(["Calcutta", "Abidjan", "Berlin", "Los Angeles", "Tokyo"]);
  expect(citiesFrom("UTC")[0]).toBe("UTC");
});
