import type { Facts } from "#facts/facts.ts";
import { withPostalAddress } from "#facts/mail-foot.ts";
import { englishOf } from "#platform/intl/place.ts";
import { greetableName } from "#platform/mail/greetable-name.ts";
import { greet } from "#platform/mail/server/greet.ts";
import type { Mail } from "#platform/mail/server/mail.ts";
import { button, closing, fallback, heading, letterPaper, paragraph, row } from "#platform/mail/server/mail-parts.ts";
import { xml } from "#platform/text/escape-xml.ts";
import { fill } from "#platform/text/fill.ts";
import { confirmationCopy } from "../words/letter-frame.ts";

export type Asked = { email: string; name: string; words: string };

/** The mail that asks somebody to confirm letters. */
export function confirmationMail({ email, name, words }: Asked, facts: Facts, confirm: string): Mail {
  const copy = withPostalAddress(confirmationCopy(facts), facts);
  const agreed = fill(copy.agreed, { words });
  const title = fill(copy.title, { button: copy.button });
  return {
    to: { name: greetableName(name), address: email },
    subject: copy.subject,
    text: [
      title,
      greet(name, facts),
      copy.text,
      agreed,
      `${copy.button}:\n${confirm}`,
      copy.unless,
      `${copy.regards}\n${facts.brand.name}`,
      `-- \n${copy.why}\n${copy.business}`,
    ].join("\n\n"),
    html: letterPaper({
      title: copy.subject,
      brand: facts.brand.name,
      site: confirm,
      accent: facts.look?.accent,
      lang: englishOf(facts.place.locale),
      rows: [
        row(
          "56px 48px 0",
          xml`${heading(title)}${paragraph(greet(name, facts), 22)}${paragraph(copy.text)}${paragraph(agreed)}`,
        ),
        row("36px 48px 0", xml`${button(confirm, copy.button)}${fallback(copy.otherwise, confirm)}`),
        row("8px 48px 0", paragraph(copy.unless)),
        ...closing(copy, facts.brand.name),
      ],
    }),
  };
}
