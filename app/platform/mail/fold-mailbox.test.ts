import { expect, test } from "vitest";
import { foldMailbox } from "./fold-mailbox.ts";

test.each([
  ["Ada@Cellar.example", "ada@cellar.example"],
  ["ada+wine+club@cellar.example", "ada@cellar.example"],
  ["a.da@cellar.example", "a.da@cellar.example"],
  ["A.d.a+wine@gmail.com", "ada@gmail.com"],
  ["ada@googlemail.com", "ada@gmail.com"],
  ["m@weingut-müller.example", "m@xn--weingut-mller-4ob.example"],
  ["a.da@ｇmail.com", "ada@gmail.com"],
  ["ada@cellar\ufe0f.example", "ada@cellar.example"],
  ["+tag@cellar.example", "+tag@cellar.example"],
])("%s is counted as %s", (email, mailbox) => {
  expect(foldMailbox(email)).toBe(mailbox);
});
