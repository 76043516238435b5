import { expect, test } from "vitest";
import { cleanAddress, readAddress } from "./clean-address.ts";

test.each([
  ["https://a.example/x?utm_source=b&id=4", "https://a.example/x?id=4"],
  ["https://www.google.com/url?q=https://a.example/x%3Ffbclid%3D1&sa=D", "https://a.example/x"],
  ["mailto:a@b.example", "mailto:a@b.example"],
  ["/blog/one", "/blog/one"],
  ["//a.example", ""],
  ["javascript:alert(1)", ""],
  ["data:text/html,x", ""],
  ["", ""],
])("the address %j of a copied link becomes %j", (written, address) => {
  expect(cleanAddress(written)).toBe(address);
});

test.each([
  ["cellar.example/menu", "https://cellar.example/menu"],
  [" anna@cellar.example ", "mailto:anna@cellar.example"],
  ["https://cellar.example", "https://cellar.example"],
  ["/about", "/about"],
  ["no address", ""],
])("typed as %j a link leads to %j", (typed, address) => {
  expect(readAddress(typed)).toBe(address);
});
