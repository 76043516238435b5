import { saysGone, saysNoDomain, saysPassing, saysPresent, saysSenderRefused } from "./bounce-words.ts";

export type Failure = {
  /** Such as "5.1.1"; empty if none was given. */
  status: string;
  /** In a server's words. */
  words: string;
  /** Whether the program said that it tries no more. */
  isFinal: boolean;
};

const maxCharacters = 4000;

/** Amazon SES puts words of its own before the server's: these alone count. */
const passedOn = /unknown address error \d{3}[- ]'(.*)'/;

/** Codes about the address or its domain (RFC 3463, 3.2 to 3.5), and those of Exchange. */
const goneCodes = /^5\.(?:1\.(?:1|2|3|6|9|10|351)|2\.1|4\.(?:4|310)|7\.(?:13|27))$/;

/**
 * Whether an address is gone (a hard bounce), by the status (RFC 3463) and the words. Any other failure is passing: a
 * full mailbox, a filter, our own server's name, a server that did not answer.
 */
export function isGone(failure: Failure): boolean {
  const { status, said } = read(failure);
  if (!failure.isFinal || saysPresent(said) || saysSenderRefused(said)) return false;
  // Google calls a domain that is not there a passing failure, and gives up all the same.
  if (/^[24]\./.test(status)) return saysNoDomain(said) && !saysPassing(said);
  return saysGone(said) || (goneCodes.test(status) && !saysPassing(said));
}

/** Whether it is this site's own mails that are refused, whoever they are for. */
export const refusesSender = (failure: Failure): boolean => failure.isFinal && saysSenderRefused(read(failure).said);

function read({ status, words }: Failure): { status: string; said: string } {
  const all = words.slice(0, maxCharacters).toLowerCase().replace(/\s+/g, " ");
  const said = passedOn.exec(all)?.[1];
  if (said === undefined) return { status, said: all };
  return { status: /[245]\.\d{1,3}\.\d{1,3}/.exec(said)?.[0] ?? status, said };
}
