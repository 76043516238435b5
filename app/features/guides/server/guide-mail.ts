import type { GuideLinks } from "#facts/documents.ts";
import type { Facts } from "#facts/facts.ts";
import type { LeadForm } from "#facts/forms.ts";
import { withPostalAddress } from "#facts/mail-foot.ts";
import { englishOf } from "#platform/intl/place.ts";
import { greetableName } from "#platform/mail/greetable-name.ts";
import { greet } from "#platform/mail/server/greet.ts";
import type { Mail } from "#platform/mail/server/mail.ts";
import {
  button,
  closing,
  fallback,
  greeting,
  heading,
  letterPaper,
  link,
  numbered,
  paragraph,
  row,
  sans,
  serif,
} from "#platform/mail/server/mail-parts.ts";
import { type Xml, xml } from "#platform/text/escape-xml.ts";
import { fill } from "#platform/text/fill.ts";
import { type GuideMailCopy, guideMailCopy } from "../words/guide-mail.ts";

type FormSender = { name: string; email: string };

/** A US letter page, in the size that is shown. */
const coverSize = { width: 176, height: 228 };

/** The mail with a guide. */
export function guideMail(form: LeadForm, lead: FormSender, facts: Facts, links: GuideLinks): Mail {
  const copy = withPostalAddress(filled(guideMailCopy(form, facts)), facts);
  return {
    to: { name: greetableName(lead.name), address: lead.email },
    subject: copy.subject,
    text: asText(copy, lead, facts, links),
    html: letterPaper({
      title: copy.subject,
      brand: facts.brand.name,
      site: links.booking,
      accent: facts.look?.accent,
      lang: englishOf(facts.place.locale),
      rows: asRows(copy, lead, facts, links),
    }),
  };
}

function filled(copy: GuideMailCopy): GuideMailCopy {
  const put = (text: string) => fill(text, copy.blanks);
  const { subject, title, button, invite } = copy;
  return {
    ...copy,
    subject: put(subject),
    title: put(title),
    button: put(button),
    invite: { ...invite, link: put(invite.link) },
  };
}

function asText(copy: GuideMailCopy, lead: FormSender, facts: Facts, { download, booking }: GuideLinks): string {
  const { before, link: words, after } = copy.invite;
  return [
    greet(lead.name, facts),
    `${copy.title}: ${copy.guide}\n${download}`,
    copy.thanks,
    copy.inside.map((item, index) => `${index + 1}. ${item}`).join("\n"),
    copy.begin,
    `${before} ${words}${after}\n${booking}`,
    `${copy.regards}\n${facts.brand.name}`,
    `-- \n${copy.why}\n${copy.business}`,
  ].join("\n\n");
}

function asRows(copy: GuideMailCopy, lead: FormSender, facts: Facts, { download, booking, cover }: GuideLinks): Xml[] {
  const { before, link: words, after } = copy.invite;
  return [
    row("56px 48px 0", xml`${greeting(greet(lead.name, facts))}${heading(copy.title)}${paragraph(copy.thanks, 22)}`),
    row(
      "36px 48px 0",
      xml`<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0"><tr>${book(copy, cover ? coverPicture(copy, cover) : coverWords(copy, facts))}${contents(copy)}</tr></table>`,
    ),
    row("36px 48px 0", xml`${button(download, copy.button)}${fallback(copy.otherwise, download)}`),
    row(
      "44px 48px 0",
      xml`<p class="ti hr" style="margin:0;border-top:1px solid #190d15;padding-top:24px;font-family:${serif};font-style:italic;font-size:26px;line-height:32px;color:#190d15">${copy.begin}</p>${paragraph(xml`${before} ${link(booking, words)}${after}`)}`,
    ),
    ...closing(copy, facts.brand.name),
  ];
}

const book = ({ colour }: GuideMailCopy, cover: Xml): Xml =>
  xml`<td class="st" width="176" valign="top" style="width:176px"><table role="presentation" class="cv" width="176" border="0" cellpadding="0" cellspacing="0" bgcolor="${colour}" style="width:176px;background-color:${colour}">${cover}</table></td>`;

/** Programs that load no pictures show the title on the cover's colour. */
const coverPicture = ({ guide }: GuideMailCopy, source: string): Xml =>
  xml`<tr><td height="${coverSize.height}" valign="top"><img src="${source}" width="${coverSize.width}" height="${coverSize.height}" alt="${guide}" style="display:block;border:0;font-family:${serif};font-size:23px;line-height:26px;color:#ede5d8"></td></tr>`;

const coverWords = ({ guide, line }: GuideMailCopy, { brand }: Facts): Xml =>
  xml`<tr><td height="196" valign="top" style="padding:18px 18px 0;height:196px"><p style="margin:0 0 8px;font-family:${sans};font-size:13px;line-height:17px;color:#d2ae74">${line}</p><p style="margin:0;font-family:${serif};font-size:23px;line-height:26px;color:#ede5d8">${guide}</p></td></tr><tr><td style="padding:0 18px 16px;font-family:${serif};font-style:italic;font-size:14px;line-height:18px;color:#d2ae74">${brand.name}</td></tr>`;

const contents = (copy: GuideMailCopy): Xml =>
  xml`<td class="st" valign="top" style="padding-left:32px">${numbered(copy.inside)}</td>`;
