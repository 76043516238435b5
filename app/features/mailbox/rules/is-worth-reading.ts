import { addressIn, headerOf, type MailHeader } from "./incoming-mail.ts";
import { answeredIds } from "./own-mail-ids.ts";

const sender =
  /^(?:mailer-daemon|postmaster|mdaemon|mail-daemon|maildelivery|bounce|complaints?|abuse|staff@hotmail|fbl|feedbackloop|feedback)\b|feedback|complaint/;
const subject = /undeliver|returned|returning|failure|deliver|complaint|abuse report|warning|unzustellbar|non remis/i;

/** Whether a mail may answer one of ours, by its head. Others are not read further. */
export function isWorthReading(headers: readonly MailHeader[]): boolean {
  const of = (name: string) => headerOf({ headers }, name);
  return (
    answeredIds({ headers }).length > 0 ||
    /^multipart\/report\b/i.test(of("content-type")) ||
    of("x-failed-recipients") !== "" ||
    of("return-path") === "<>" ||
    sender.test(addressIn(of("from"))) ||
    (subject.test(of("subject")) && of("in-reply-to") === "")
  );
}
