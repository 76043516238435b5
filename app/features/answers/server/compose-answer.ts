import type { Facts } from "#facts/facts.ts";
import { readMailBody } from "#features/articles/server/mail-body.ts";
import type { ThreadMail } from "#features/leads/server/queries/thread-mails.ts";
import { greetableName } from "#platform/mail/greetable-name.ts";
import type { Mail } from "#platform/mail/server/mail.ts";
import { breakLines } from "#platform/mail/server/mail-parts.ts";
import { xml } from "#platform/text/escape-xml.ts";
import { fill } from "#platform/text/fill.ts";
import { longBusinessDay } from "#platform/time/business-time.ts";
import { answerSubject, quoteText } from "../rules/answer-words.ts";
import { extendThreadIndex } from "../rules/thread-index.ts";
import { answersCopy } from "../words/answer.ts";

type Composed = {
  subject: string;
  text: string;
  person: { name: string; email: string };
  /** The last mail of the thread. */
  last: ThreadMail | undefined;
  from: { name: string; address: string };
  facts: Facts;
  siteUrl: string;
  nowMs: number;
};

/** A mail as a person writes it: words, signature, and what it answers. */
export function composeAnswer({ subject, text, person, last, from, facts, siteUrl, nowMs }: Composed): Mail {
  const copy = answersCopy(facts);
  const parts = readMailBody(text, siteUrl);
  const quoted = last?.direction === "in" && last.text ? last : undefined;
  const place = { timeZone: facts.booking.timeZone, locale: facts.place.locale };
  const wrote =
    quoted && fill(copy.wrote, { day: longBusinessDay(quoted.at, place), name: person.name || quoted.sender });
  const page = xml`<html><head><meta charset="utf-8"><title>${subject}</title></head><body>${parts.map(({ html }) => plain(html.xml))}<p>--<br>${breakLines(copy.signature)}</p>${wrote ? xml`<p>${wrote}</p><blockquote>${breakLines(quoted?.text ?? "")}</blockquote>` : null}</body></html>`;
  return {
    to: { name: greetableName(person.name), address: person.email },
    subject: subject || answerSubject(last?.subject ?? "") || copy.subject,
    text: [
      ...parts.map((part) => part.text).filter(Boolean),
      `-- \n${copy.signature}`,
      ...(wrote ? [`${wrote}\n${quoteText(quoted?.text ?? "")}`] : []),
    ].join("\n\n"),
    html: `<!doctype html>${page.xml}`,
    personal: {
      ...{ from, dateMs: nowMs, inReplyTo: last?.message_id ?? "" },
      references: last ? [...last.reference_ids.split(" "), last.message_id].filter(Boolean) : [],
      threadIndex: extendThreadIndex(last?.thread_index ?? "", nowMs, Math.random()),
    },
  };
}

/** Without the look of letters: the markup is ours, and no text in it has a bare quotation mark. */
const plain = (html: string) => ({ xml: html.replace(/ (?:class|style)="[^"]*"/g, "") });
