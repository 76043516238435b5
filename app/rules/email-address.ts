/** What a browser lets through a field for addresses (HTML standard, "valid e-mail address"). */
const inBrowsers =
  /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
const foreignDomain = /@((?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.-]+)$/u;

/** Whether a browser takes this for an e-mail address: that is all the quiz asks of one. */
export const isEmailInput = (text: string): boolean => inBrowsers.test(withPlainDomain(text));

/** Whether mail can be sent there from outside: a browser takes it, its dots part something, its domain has an ending. */
export function isEmailAddress(text: string): boolean {
  const [box = "", domain = ""] = withPlainDomain(text).split("@");
  return isEmailInput(text) && box.split(".").every(Boolean) && /\.[a-z][a-z\d-]*[a-z\d]$/i.test(domain);
}

/** A domain in letters of any script as mail servers write it. */
const withPlainDomain = (text: string) =>
  text.replace(foreignDomain, (whole, domain: string) => {
    const url = URL.parse(`http://${domain}`);
    return url ? `@${url.hostname}` : whole;
  });
