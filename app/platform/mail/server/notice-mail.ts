import { xml } from "#platform/text/escape-xml.ts";
import type { Mail } from "./mail.ts";
import { breakLines, heading, letterPaper, link, paragraph, row } from "./mail-parts.ts";

type Notice = {
  subject: string;
  lead: string;
  brand: string;
  /** Empty ones are left out. */
  lines: readonly (readonly [label: string, value: string])[];
  /** A link after them. */
  open?: { words: string; href: string };
};

/** A plain mail to the owner: what happened, and the details. */
export function noticeMail({ subject, lead, brand, lines, open }: Notice): Pick<Mail, "subject" | "text" | "html"> {
  const given = lines.filter(([, value]) => value !== "");
  const facets = given.map(([label, value]) => paragraph(xml`<b>${label}</b><br>${breakLines(value)}`));
  return {
    subject,
    text: [
      lead,
      ...given.map(([label, value]) => `${label}: ${value}`),
      ...(open ? [`${open.words}: ${open.href}`] : []),
    ].join("\n\n"),
    html: letterPaper({
      title: subject,
      brand,
      site: open?.href,
      rows: [
        row(
          "56px 48px",
          xml`${heading(subject)}${paragraph(lead)}${facets}${open ? paragraph(link(open.href, open.words)) : null}`,
        ),
      ],
    }),
  };
}
