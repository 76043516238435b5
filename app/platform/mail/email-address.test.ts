import { expect, test } from "vitest";
import { isEmailAddress, isEmailInput } from "./email-address.ts";

test.each([
  "m@cellar.example",
  "Marguerite.O'Hara+club@cellar.example",
  "food&wine@cellar.example",
  "b/c=d!e#f@cellar.example",
  "o'@cellar.example",
  "m@xn--weingut-mller-4ob.example",
  "m@example.xn--p1ai",
  "m@weingut-müller.example",
  "m@пример.рф",
  "m@a.b.c.example",
])("%s is an address", (address) => {
  expect([isEmailInput(address), isEmailAddress(address)]).toEqual([true, true]);
});

test.each(["m@cellar", "m@cellar.x", "m.@cellar.example", ".m@cellar.example", "m..o@cellar.example", "m@127.0.0.1"])(
  "%s passes a browser's field, and no mail goes there from outside",
  (address) => {
    expect([isEmailInput(address), isEmailAddress(address)]).toEqual([true, false]);
  },
);

test.each([
  "",
  " ",
  "m",
  "@cellar.example",
  "m@",
  "m@@cellar.example",
  "m@n@cellar.example",
  "m o@cellar.example",
  " m@cellar.example",
  "m@cellar.example ",
  "m@cellar.example\n",
  "m@cellar.example\r\nBcc: all@x.example",
  "m@-cellar.example",
  "m@cellar-.example",
  "m@cellar..example",
  "m@.example",
  "m@cellar.example.",
  `m@${"a".repeat(64)}.example`,
  "ä@cellar.example",
  "m,n@cellar.example",
  "<m@cellar.example>",
  "m@cellar_room.example",
  "m@ü/x.example",
  "m@ü:80",
  `${"m".repeat(240)}@cellar.example`,
  `m@${"ü".repeat(260)}.example`,
])("%j is none", (text) => {
  expect([isEmailInput(text), isEmailAddress(text)]).toEqual([false, false]);
});
