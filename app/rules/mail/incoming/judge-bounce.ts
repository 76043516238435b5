import { saysGone, saysPassing, saysPresent } from "./bounce-words.ts";

export type Failure = {
  /** Such as "5.1.1"; empty if none was given. */
  status: string;
  /** In a server's words. */
  words: string;
  /** Whether the program said that it tries no more. */
  isFinal: boolean;
};

const maxCharacters = 4000;

/** Codes about the address or its domain (RFC 3463, 3.2 to 3.5), and those of Exchange. */
const goneCodes = /^5\.(?:1\.(?:1|2|3|6|9|10|351)|2\.1|4\.(?:4|310)|7\.(?:13|27))$/;

/**
 * Whether an address is gone (a hard bounce), by the status (RFC 3463) and the words. Any other failure is passing: a
 * full mailbox, a filter, our own server's name, a server that did not answer.
 */
export function isGone({ status, words, isFinal }: Failure): boolean {
  const said = words.slice(0, maxCharacters).toLowerCase().replace(/\s+/g, " ");
  if (!isFinal || /^[24]\./.test(status) || saysPresent(said)) return false;
  return saysGone(said) || (goneCodes.test(status) && !saysPassing(said));
}
