import type { Facts } from "#facts/facts.ts";
import { testMailCopy } from "#features/integrations/words/test-mail.ts";
import { emptyFields } from "#features/leads/rules/lead-fields.ts";
import { inMail, type Mail } from "#platform/mail/server/mail.ts";
import { heading, letterPaper, paragraph, row } from "#platform/mail/server/mail-parts.ts";
import type { Message } from "#platform/outbox/server/queries/add-delivery.ts";
import type { TestableDestination } from "#platform/outbox/server/webhooks/destinations.ts";
import { xml } from "#platform/text/escape-xml.ts";

type Deps = { facts: Facts; owner: { name: string; address: string }; nowMs: number };

/** A test message that looks real, with the owner in the visitor's place. */
export function testMessage(destination: TestableDestination, { facts, owner, nowMs }: Deps): Message {
  if (destination === "mail") return inMail("test", "owner", testMail(facts, owner));
  return { destination, body: JSON.stringify(testEvent(destination, { facts, owner, nowMs })) };
}

function testEvent(destination: Exclude<TestableDestination, "mail">, { facts, owner, nowMs }: Deps): object {
  const name = owner.name || facts.brand.name;
  if (destination === "leads") {
    const lead = { ...emptyFields, name, email: owner.address, business: facts.brand.name, message: testMailCopy.text };
    const event = { type: "lead", form: "consultation", formId: "consultation", ...lead, consent: false };
    return { ...event, attribution: {}, createdAt: new Date(nowMs).toISOString() };
  }
  const scores = { seo_score: 18, lead_generation_score: 16, user_experience_score: 18 };
  return { email: owner.address, quiz_score: 52, quiz_result_category: "Good", ...scores };
}

function testMail({ brand }: Facts, to: Mail["to"]): Mail {
  const { subject, text } = testMailCopy;
  const rows = [row("56px 48px", xml`${heading(subject)}${paragraph(text)}`)];
  return { to, subject, text, html: letterPaper({ title: subject, brand: brand.name, rows }) };
}
