import { expect, test } from "vitest";
import { defaultFacts } from "#app/copy/facts.ts";
import { bookingMail } from "./booking-mail.ts";
import { letterMail } from "./letter-mail.ts";

const ada = { name: "Ada", email: "ada@house.example" };

test("a long address in a letter breaks instead of widening it", () => {
  const paragraphs = [`https://house.example/${"a".repeat(90)}`];
  const { html } = letterMail({ subject: "News", paragraphs }, ada, defaultFacts, "https://house.example/stop");
  const [holding = ""] = /<p [^>]*>https:/.exec(html) ?? [];
  expect(holding).toContain("word-break:break-word");
});

test("the owner's note about a session keeps its lines", () => {
  const session = {
    ...ada,
    startMs: 0,
    lengthMinutes: 30,
    timeZone: "America/New_York",
    note: "One <b>line</b>.\nTwo.",
  };
  const at = "https://house.example/a";
  const { html } = bookingMail("moved by us", session, defaultFacts, { page: at, reminders: at, calendar: at });
  expect(html).toMatch(/word-break:break-word;[^>]*>One/);
  expect(html).toContain("One &lt;b&gt;line&lt;/b&gt;.<br>Two.");
});
