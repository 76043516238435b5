import { alertCopy, type alertWords } from "#facts/alerts.ts";
import type { Facts } from "#facts/facts.ts";
import { xml } from "#platform/text/escape-xml.ts";
import type { Mail } from "./mail.ts";
import { heading, letterPaper, link, paragraph, row } from "./mail-parts.ts";

type Words = ReturnType<(typeof alertWords)["feed"]>;

/** An alert to the owner about the site itself. */
export const siteMail = ({ subject, text, remedy }: Words, facts: Facts, to: Mail["to"], desk: string): Mail => ({
  to,
  subject,
  text: [text, remedy, `${alertCopy.desk}: ${desk}`, alertCopy.why].join("\n\n"),
  html: letterPaper({
    title: subject,
    brand: facts.brand.name,
    site: desk,
    accent: facts.look?.accent,
    rows: [
      row(
        "56px 48px",
        xml`${heading(subject)}${paragraph(text, 22)}${paragraph(remedy)}${paragraph(link(desk, alertCopy.desk))}${paragraph(alertCopy.why)}`,
      ),
    ],
  }),
});
