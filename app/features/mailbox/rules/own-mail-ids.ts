import { headerOf, type IncomingMail } from "./incoming-mail.ts";

/** A delivery's id, as `<id@domain>` in the Message-ID of our mails. */
const ownId = /<([\w-]{21,40})@/g;
const maxIds = 20;

const idsIn = (text: string) => [...text.matchAll(ownId)].map(([, id = ""]) => id);

/** The newest first: a thread's last mail is named last. */
export const answeredIds = (mail: Pick<IncomingMail, "headers">): string[] => [
  ...new Set(
    [...idsIn(headerOf(mail, "in-reply-to")), ...idsIn(headerOf(mail, "references")).reverse()].slice(0, maxIds),
  ),
];

/** Ids in a returned mail: programs return the mail, its head, or a copy in their text. */
export const returnedIds = (mail: IncomingMail): string[] => [
  ...new Set(
    [...answeredIds(mail), ...[...mail.parts.map(({ text }) => text), mail.text].flatMap(idsIn)].slice(0, maxIds),
  ),
];
