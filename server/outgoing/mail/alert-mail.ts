import type { Facts } from "#app/copy/facts.ts";
import { alertMailCopy } from "#app/copy/mails.ts";
import type { Lead } from "#app/rules/check-lead.ts";
import { xml } from "#app/rules/escape-xml.ts";
import type { FormName } from "#app/rules/forms.ts";
import type { Attribution } from "#app/rules/read-attribution.ts";
import type { Mail } from "./mail.ts";
import { heading, letterPaper, paragraph, row } from "./mail-parts.ts";

type Asked = { form: FormName; lead: Lead; attribution: Attribution };

/** Tells the owner of a new lead; answering it writes to the lead. */
export function alertMail({ form, lead, attribution }: Asked, facts: Facts, to: Mail["to"]): Mail {
  const copy = alertMailCopy(form);
  const came = Object.values(attribution).filter(Boolean).join(" · ");
  const lines: [label: string, value: string][] = [
    [copy.labels.name, lead.name],
    [copy.labels.email, lead.email],
    [copy.labels.business, lead.business],
    [copy.labels.phone, lead.phone],
    [copy.labels.message, lead.message],
    [copy.labels.consent, lead.consent ? copy.consent.yes : copy.consent.no],
    [copy.labels.came, came],
  ];
  const given = lines.filter(([, value]) => value !== "");
  const subject = copy.subject(lead.name);
  const facets = given.map(([label, value]) => paragraph(xml`<b>${label}</b><br>${breakLines(value)}`));
  return {
    to,
    replyTo: { name: lead.name, address: lead.email },
    subject,
    text: [copy.lead, ...given.map(([label, value]) => `${label}: ${value}`)].join("\n\n"),
    html: letterPaper({
      title: subject,
      brand: facts.brand.name,
      rows: [row("56px 48px", xml`${heading(subject)}${paragraph(copy.lead)}${facets}`)],
    }),
  };
}

const breakLines = (text: string) => {
  const [first = "", ...rest] = text.split("\n");
  return rest.reduce((lines, line) => xml`${lines}<br>${line}`, xml`${first}`);
};
