import type { Facts } from "#app/copy/facts.ts";
import { leadAlertCopy } from "#app/copy/mails/lead-alert.ts";
import type { Lead } from "#app/rules/leads/check-lead.ts";
import type { FormName } from "#app/rules/leads/forms.ts";
import { greetableName } from "#app/rules/mail/greetable-name.ts";
import type { Attribution } from "#app/rules/visits/read-attribution.ts";
import type { Mail } from "./mail.ts";
import { noticeMail } from "./notice-mail.ts";

type Asked = {
  form: FormName;
  lead: Lead;
  attribution: Attribution;
  /** Their page on the desk. */
  page: string;
};

/** The owner's alert about a new lead; a reply goes to the lead. */
export function alertMail({ form, lead, attribution, page }: Asked, facts: Facts, to: Mail["to"]): Mail {
  const { subject, lead: words, labels, consent, open } = leadAlertCopy(form, facts);
  const name = greetableName(lead.name);
  return {
    ...noticeMail({
      subject: subject(name),
      lead: words,
      brand: facts.brand.name,
      lines: [
        [labels.name, lead.name],
        [labels.email, lead.email],
        [labels.business, lead.business],
        [labels.phone, lead.phone],
        [labels.message, lead.message],
        [labels.consent, lead.consent ? consent.yes : consent.no],
        [labels.came, Object.values(attribution).filter(Boolean).join(" · ")],
      ],
      open: { words: open, href: page },
    }),
    to,
    replyTo: { name, address: lead.email },
  };
}
