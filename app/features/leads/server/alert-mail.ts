import type { Facts } from "#facts/facts.ts";
import type { FormName } from "#facts/forms.ts";
import { greetableName } from "#platform/mail/greetable-name.ts";
import type { Mail } from "#platform/mail/server/mail.ts";
import { noticeMail } from "#platform/mail/server/notice-mail.ts";
import { askedBy } from "../forms.ts";
import type { Lead } from "../rules/check-lead.ts";
import { textFields } from "../rules/lead-fields.ts";
import type { Attribution } from "../rules/read-attribution.ts";
import { leadAlertCopy } from "../words/lead-alert.ts";
import { leadLabels } from "../words/lead-form.ts";

type Asked = {
  form: FormName;
  lead: Lead;
  attribution: Attribution;
  /** Their page on the desk. */
  page: string;
};

/** The owner's alert about a new lead; a reply goes to the lead. */
export function alertMail({ form, lead, attribution, page }: Asked, facts: Facts, to: Mail["to"]): Mail {
  const { subject, lead: words, labels, consent, open } = leadAlertCopy(askedBy(form, facts));
  const name = greetableName(lead.name);
  return {
    ...noticeMail({
      subject: subject(name),
      lead: words,
      brand: facts.brand.name,
      lines: [
        ...textFields.map((field) => [leadLabels[field], lead[field]] as const),
        [labels.consent, lead.consent ? consent.yes : consent.no],
        [labels.came, Object.values(attribution).filter(Boolean).join(" · ")],
      ],
      open: { words: open, href: page },
    }),
    to,
    replyTo: { name, address: lead.email },
  };
}
