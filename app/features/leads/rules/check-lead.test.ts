import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { formatNumber } from "#platform/intl/numbers.ts";
import { formCopy } from "../words/lead-form.ts";
import { checkLead } from "./check-lead.ts";
import { leadFields } from "./lead-fields.ts";

const maxMessageCharacters = leadFields.message.maxCharacters;

const sent = { name: "Marguerite", email: "m@cellar.example", business: "", phone: "", message: "" };

test("a name and an address are enough", () => {
  expect(checkLead(sent)).toEqual({ ok: true, lead: { ...sent, consent: false } });
});

test("a ticked box is a consent, whatever its value", () => {
  expect(checkLead({ ...sent, consent: "on" })).toMatchObject({ lead: { consent: true } });
});

test("each field says what is wrong with it, and every value is kept", () => {
  const checked = checkLead({
    ...sent,
    name: " ",
    email: "m@cellar",
    phone: "soon",
    message: "x".repeat(maxMessageCharacters + 1),
  });
  expect(checked).toMatchObject({
    ok: false,
    problems: { name: "missing", email: "malformed", message: "too long" },
    values: { email: "m@cellar", phone: "soon" },
  });
});

test("a visitor is told how long a message may be", () => {
  const { problems } = formCopy(defaultFacts);
  expect(problems.message["too long"]).toContain(`${formatNumber(maxMessageCharacters)} characters`);
});

test("a field that is far too long says so too, with its beginning, however little of it would be left", () => {
  const checked = checkLead({
    ...sent,
    name: `${" ".repeat(9000)}A`,
    email: "@".repeat(65_400),
    message: "x".repeat(9e4),
  });
  expect(checked).toMatchObject({
    ok: false,
    problems: { name: "too long", email: "too long", message: "too long" },
    values: { name: "", email: "@".repeat(508), message: "x".repeat(8000) },
  });
});

test.each(["food&wine@cellar.example", "m@example.xn--p1ai", "m@weingut-müller.example"])(
  "%s is an address",
  (email) => {
    expect(checkLead({ ...sent, email })).toMatchObject({ ok: true, lead: { email } });
  },
);

test("an empty form has two missing fields", () => {
  expect(checkLead({})).toMatchObject({ problems: { name: "missing", email: "missing" } });
});

test.each([
  "+1 (415) 555-0100",
  "1-800-WINE-NOW",
  "tel:+1-415-555-0100",
  "４１５－５５５－０１００",
  "415.555.0100 or 415.555.0101",
  "555-0100 after six",
  "call me",
  "1234",
  "",
])("a phone number never holds a form back, and is kept as it was typed: %s", (phone) => {
  expect(checkLead({ ...sent, phone })).toMatchObject({ ok: true, lead: { phone } });
});

test("of a phone number without an end the beginning is kept", () => {
  expect(checkLead({ ...sent, phone: "0".repeat(9000) })).toMatchObject({ lead: { phone: "0".repeat(120) } });
});

test("no field can break a line of a mail's head", () => {
  const checked = checkLead({ ...sent, name: "A\r\nBcc: all@x.example\u0000\u2028B" });
  expect(checked).toMatchObject({ lead: { name: "A Bcc: all@x.example B" } });
  expect(checkLead({ ...sent, email: "m@cellar.example\r\nBcc: all@x.example" }).ok).toBe(false);
});
