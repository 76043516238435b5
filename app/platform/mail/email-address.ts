/** The longest that mail servers take (RFC 5321, 4.5.3.1.3, without its brackets). */
export const maxEmailCharacters = 254;

/** A browser's rule for e-mail fields (HTML standard, "valid e-mail address"). */
const inBrowsers =
  /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
const beyondAscii = /[^\0-\x7f]/;
const domainOfLetters = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** Whether a browser accepts this e-mail address; the quiz asks no more. */
export const isEmailInput = (text: string): boolean =>
  text.length <= maxEmailCharacters && inBrowsers.test(withPlainDomain(text));

/** Whether mail can be sent there: a browser accepts it, and its domain has valid parts and an ending. */
export function isEmailAddress(text: string): boolean {
  if (!isEmailInput(text)) return false;
  const [box = "", domain = ""] = withPlainDomain(text).split("@");
  return box.split(".").every(Boolean) && /\.[a-z][a-z\d-]*[a-z\d]$/i.test(domain);
}

/** An international domain as mail servers write it. */
function withPlainDomain(text: string): string {
  const at = text.lastIndexOf("@");
  const domain = text.slice(at + 1);
  if (at === -1 || !beyondAscii.test(domain) || !domainOfLetters.test(domain)) return text;
  const url = URL.parse(`http://${domain}`);
  return url ? `${text.slice(0, at)}@${url.hostname}` : text;
}
