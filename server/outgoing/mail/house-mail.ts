import { alertCopy, type alertWords } from "#app/copy/alerts.ts";
import type { Facts } from "#app/copy/facts.ts";
import { xml } from "#app/rules/escape-xml.ts";
import type { Mail } from "./mail.ts";
import { heading, letterPaper, link, paragraph, row } from "./mail-parts.ts";

type Words = ReturnType<(typeof alertWords)["feed"]>;

/** Tells the owner what has stopped working in the house. */
export const houseMail = ({ subject, text, remedy }: Words, facts: Facts, to: Mail["to"], desk: string): Mail => ({
  to,
  subject,
  text: [text, remedy, `${alertCopy.desk}: ${desk}`, alertCopy.why].join("\n\n"),
  html: letterPaper({
    title: subject,
    brand: facts.brand.name,
    rows: [
      row(
        "56px 48px",
        xml`${heading(subject)}${paragraph(text, 22)}${paragraph(remedy)}${paragraph(link(desk, alertCopy.desk))}${paragraph(alertCopy.why)}`,
      ),
    ],
  }),
});
