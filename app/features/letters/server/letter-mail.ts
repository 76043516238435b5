import type { Facts } from "#facts/facts.ts";
import type { MailPart } from "#features/articles/server/mail-body.ts";
import { englishOf } from "#platform/intl/place.ts";
import { firstName } from "#platform/mail/first-name.ts";
import { greetableName } from "#platform/mail/greetable-name.ts";
import { greet } from "#platform/mail/server/greet.ts";
import type { Mail } from "#platform/mail/server/mail.ts";
import {
  greeting,
  heading,
  letterPaper,
  link,
  paragraph,
  quiet,
  row,
  serif,
} from "#platform/mail/server/mail-parts.ts";
import { xml } from "#platform/text/escape-xml.ts";
import { letterFrameCopy } from "../words/letter-frame.ts";

export type Letter = {
  subject: string;
  parts: readonly MailPart[];
  /** One link to a page, with its full address; `title` says what it leads to. */
  link?: { title?: string; words: string; href: string } | undefined;
};

type Reader = { email: string; name: string };

/** A letter to one person, with a link to stop letters and the postal address, as the law requires. */
export function letterMail({ subject, parts, link: more }: Letter, reader: Reader, facts: Facts, stop: string): Mail {
  const copy = letterFrameCopy(facts);
  const greeted = greet(firstName(reader.name), facts);
  const foot = [facts.brand.name, facts.contact.postalAddress].filter(Boolean).join(", ");
  return {
    to: { name: greetableName(reader.name), address: reader.email },
    subject,
    unsubscribe: stop,
    text: [
      greeted,
      ...parts.map(({ text }) => text).filter(Boolean),
      ...(more ? [[more.title, `${more.words}:`, more.href].filter(Boolean).join("\n")] : []),
      `${copy.regards}\n${facts.brand.name}`,
      `-- \n${copy.why}\n${foot}\n${copy.stop}: ${stop}`,
    ].join("\n\n"),
    html: letterPaper({
      title: subject,
      brand: facts.brand.name,
      site: stop,
      accent: facts.look?.accent,
      lang: englishOf(facts.place.locale),
      rows: [
        row(
          "56px 48px 0",
          xml`${greeting(greeted)}${heading(subject)}${parts.map(({ html }) => html)}${more?.title ? paragraph(xml`<b>${more.title}</b>`, 28) : null}${more ? paragraph(link(more.href, more.words), more.title ? 6 : 22) : null}`,
        ),
        row(
          "32px 48px 48px",
          paragraph(xml`${copy.regards}<br><i style="font-family:${serif}">${facts.brand.name}</i>`, 0),
        ),
        row(
          "24px 48px 40px",
          quiet(
            xml`${copy.why}<br>${foot}<br>${link(stop, copy.stop)}`,
            "margin:0;border-top:1px solid #c9b694;padding-top:24px;font-size:15px;line-height:23px",
          ),
        ),
      ],
    }),
  };
}
