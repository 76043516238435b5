import type { Facts } from "#app/copy/facts.ts";
import { confirmationCopy } from "#app/copy/mails/letters/letter-frame.ts";
import { withPostalAddress } from "#app/copy/mails/mail-foot.ts";
import { greetableName } from "#app/rules/mail/greetable-name.ts";
import { xml } from "#app/rules/text/escape-xml.ts";
import { fill } from "#app/rules/text/fill.ts";
import { greet } from "./greet.ts";
import type { Mail } from "./mail.ts";
import { button, closing, fallback, heading, letterPaper, paragraph, row } from "./mail-parts.ts";

type Asked = { email: string; name: string; words: string };

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
