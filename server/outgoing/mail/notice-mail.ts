import { xml } from "#app/rules/text/escape-xml.ts";
import type { Mail } from "./mail.ts";
import { heading, letterPaper, paragraph, row } from "./mail-parts.ts";

type Notice = {
  subject: string;
  lead: string;
  brand: string;
  /** Empty ones are left out. */
  lines: readonly (readonly [label: string, value: string])[];
};

/** A plain mail to the owner: what happened, and the details. */
export function noticeMail({ subject, lead, brand, lines }: Notice): Pick<Mail, "subject" | "text" | "html"> {
  const given = lines.filter(([, value]) => value !== "");
  const facets = given.map(([label, value]) => paragraph(xml`<b>${label}</b><br>${breakLines(value)}`));
  return {
    subject,
    text: [lead, ...given.map(([label, value]) => `${label}: ${value}`)].join("\n\n"),
    html: letterPaper({
      title: subject,
      brand,
      rows: [row("56px 48px", xml`${heading(subject)}${paragraph(lead)}${facets}`)],
    }),
  };
}

const breakLines = (text: string) => {
  const [first = "", ...rest] = text.split("\n");
  return rest.reduce((lines, line) => xml`${lines}<br>${line}`, xml`${first}`);
};
