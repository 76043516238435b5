import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { plainPart } from "#features/articles/server/mail-body.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import { letterMail } from "./letter-mail.ts";

const ada = { name: "Ada", email: "ada@house.example" };

test("a long address in a letter breaks instead of widening it", () => {
  const parts = [plainPart(`https://house.example/${"a".repeat(90)}`)];
  const { html } = letterMail({ subject: "News", parts }, ada, defaultFacts, "https://house.example/stop");
  const [holding = ""] = /<p [^>]*>https:/.exec(html) ?? [];
  expect(holding).toContain("word-break:break-word");
});

test("a letter greets by the first name, and says which article it brings", () => {
  const link = { title: "A new article: The door", words: "Read it", href: "https://house.example/blog/door" };
  const reader = { ...ada, name: "Ada Lovelace" };
  const mail = letterMail({ subject: "News", parts: [], link }, reader, defaultFacts, "https://house.example/stop");
  expect(mail.text).toContain("Dear Ada,\n\nA new article: The door\nRead it:\nhttps://house.example/blog/door");
  expect(mail.html).toContain("Dear Ada,");
  expect(mail.html).toContain("<b>A new article: The door</b>");
});

test("the mail that asks to confirm ends with the postal address once there is one, else with the town", () => {
  const write = (postalAddress: string) => {
    const facts = { ...defaultFacts, contact: { ...defaultFacts.contact, postalAddress } };
    return confirmationMail({ ...ada, words: "Yes" }, facts, "https://house.example/a");
  };
  const [town, given] = [write(""), write("12 Vine Street, Napa, CA 94558")];
  for (const part of [town.text, town.html]) expect(part).toContain(", San Francisco, CA");
  for (const part of [given.text, given.html]) {
    expect(part).toContain(", 12 Vine Street, Napa, CA 94558");
    expect(part).not.toContain("San Francisco");
  }
});
