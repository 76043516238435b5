import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { readFact } from "#features/details/rules/read-fact.ts";
import { typeFact } from "#features/details/rules/type-fact.ts";
import { factGroups } from "#features/details/words/business-details.ts";
import { defaultPlace } from "#platform/intl/place.ts";
import { factPlaces, readFactAt } from "./fact-places.ts";

const all = factGroups.flatMap(({ facts }) => facts);

/** A price, a list and a picture are one fact each. */
function leavesOf(branch: object, above = ""): string[] {
  return Object.entries(branch).flatMap(([key, value]) => {
    const isBranch =
      typeof value === "object" && !Array.isArray(value) && !("lowDollars" in value) && !("files" in value);
    return isBranch ? leavesOf(value, `${above}${key}.`) : [above + key];
  });
}

test("every fact there is can be changed on the desk, once", () => {
  expect(all.map(({ path }) => path).sort()).toEqual(leavesOf(defaultFacts).sort());
});

test.each(all)("$path as delivered is what its own check takes", ({ path, kind }) => {
  const standard = readFactAt(defaultFacts, path);
  expect(readFact(kind, typeFact(kind, standard, defaultPlace))).toEqual({ value: standard });
});

test("a fact's pages are those whose words have it", () => {
  const namesOf = (path: string) => {
    const places = factPlaces(path);
    return typeof places === "string" ? places : places.map(({ href }) => href).sort();
  };
  expect(namesOf("brand.name")).toBe("everywhere");
  expect(namesOf("dash.supportDays")).toContain("/dash");
  expect(namesOf("aLaCarte.websiteAudit")).toEqual(["/services"]);
  expect(namesOf("sessionMinutes.strategyCall")).toContain("/verticals/wineries");
  expect(namesOf("contact.supportEmail")).toEqual(["/privacy-policy", "/terms-of-service"]);
  expect(namesOf("contact.region")).toBe("everywhere");
  expect(namesOf("brand.description")).toBe("search");
  expect(namesOf("brand.senderName")).toBe("mails");
  expect(all.filter(({ path }) => factPlaces(path).length === 0)).toEqual([]);
});
