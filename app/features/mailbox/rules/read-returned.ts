import { addressIn, headerOf, type IncomingMail } from "./incoming-mail.ts";
import type { Failure } from "./judge-bounce.ts";

const daemon = /^(?:mailer-daemon|postmaster|mdaemon|mail-daemon|maildelivery|bounce)\b/;
const daemonName = /mail(?:er)?[ -]?(?:delivery|daemon)|delivery (?:sub)?system|mail administrator/i;
const subjects =
  /undeliver|returned mail|returning message|failure notice|mail fail|return(?:ed|ing)? to sender|delivery (?:status|failure|report|has failed|notification|problem)|mail (?:delivery|system error|could not)|message delivery|delivery.{0,20}(?:delayed|failed)|warning: (?:message|could not)|non ?remis|unzustellbar|nicht zugestellt|no se puede entregar|non recapitabile/i;
const failed =
  /(?:could not|couldn['’]t|cannot|unable to|not able to|wasn['’]t able to|not be|fail(?:s|ed|ing)? to) (?:be )?deliver|deliver(?:y|ed|ing)? [\w ]{0,30}(?:fail|delay|problem)|undeliver|permanent (?:error|failure)|not (?:yet )?been delivered|could not be (?:sent|reached)|failed permanently|did not reach|return(?:ed|ing)? to (?:the )?sender|mail fail|\b5\d\d[ -]\d\.\d\.\d/i;

/** The beginning of the returned mail, as Postfix, Exim, qmail, Exchange, Gmail, sendmail and Courier mark it. */
const copyBegins =
  /^(?:-{2,} ?(?:this is a copy|below this line|original message|the body of the message|returned message|transcript ends|unsent message|the header)|original message (?:headers|follows)|----- message header|received: (?:from|by)|return-path: )/im;

const maxCharacters = 16_000;

/** Whether a program sends a mail back in its own words, without a report (Exim, qmail, older Exchange and Gmail). */
export function isReturned(mail: IncomingMail): boolean {
  if (headerOf(mail, "x-failed-recipients")) return true;
  const from = headerOf(mail, "from");
  const isDaemon = daemon.test(addressIn(from)) || daemonName.test(from);
  const isNamed = subjects.test(headerOf(mail, "subject"));
  const saysSo = failed.test(mail.text.slice(0, maxCharacters));
  return isDaemon ? isNamed || saysSo : isNamed && saysSo && headerOf(mail, "in-reply-to") === "";
}

const stillTrying =
  /(?:will|shall) (?:be )?(?:re-?tr(?:y|ied)|keep trying|continue)|has (?:been )?delayed|delivery (?:attempts will|delayed)|not yet been delivered|no action is required|is delayed|warning message only|still trying|temporarily deferred/i;

/** Why it came back, from the words before the returned copy. */
export function readReturned(mail: IncomingMail): Failure {
  const text = mail.text.slice(0, maxCharacters);
  const begins = text.search(copyBegins);
  const words = begins > 0 ? text.slice(0, begins) : text;
  const status = /(?:^|[\s#(])([245]\.\d{1,3}\.\d{1,3})\b/.exec(words)?.[1] ?? "";
  const isFinal = !stillTrying.test(words) && !/delay|warning/i.test(headerOf(mail, "subject"));
  return { status, words: reasonIn(words), isFinal };
}

/** Finds the reason after the address; greetings and explanations precede it. */
function reasonIn(words: string): string {
  const lines = words.split("\n").map((line) => line.trim());
  const at = lines.findIndex((line) =>
    /^<?[^\s<>@]{1,64}@[^\s<>@]{1,190}>?:?$|^<[^\s<>@]{1,64}@[^\s<>@]{1,190}>:/.test(line),
  );
  const after = lines
    .slice(at + 1)
    .filter(Boolean)
    .join(" ");
  return at >= 0 && after.length > 10 ? `${lines[at]} ${after}` : words;
}
