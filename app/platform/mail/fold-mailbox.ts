import { foldEmail } from "./fold-email.ts";

const gmailDomains = new Set(["gmail.com", "googlemail.com"]);

const beyondAscii = /[^\0-\x7f]/;

/** The same domain can be written with full-width letters and invisible characters. */
const asServersWriteIt = (domain: string) =>
  beyondAscii.test(domain) ? (URL.parse(`http://${domain}`)?.hostname ?? domain) : domain;

/**
 * The mailbox of a checked e-mail address, for counting: without its +tag, in lower case, at Gmail without dots, and
 * the domain as mail servers write it. `Ada+wine@gmail.com` and `a.d.a@googlemail.com` are one mailbox.
 */
export function foldMailbox(email: string): string {
  const folded = foldEmail(email);
  const at = folded.lastIndexOf("@");
  const domain = asServersWriteIt(folded.slice(at + 1));
  const box = folded.slice(0, at).split("+", 1)[0] || folded.slice(0, at);
  return gmailDomains.has(domain) ? `${box.replaceAll(".", "")}@gmail.com` : `${box}@${domain}`;
}
