const gmailDomains = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox behind an e-mail address that was checked before, for counting: without its +tag, in lower case, and at
 * Gmail without dots. `Ada+wine@gmail.com` and `a.d.a@googlemail.com` are one mailbox.
 */
export function foldMailbox(email: string): string {
  const folded = email.toLowerCase();
  const at = folded.lastIndexOf("@");
  const domain = folded.slice(at + 1);
  const box = folded.slice(0, at).split("+", 1)[0] || folded.slice(0, at);
  return gmailDomains.has(domain) ? `${box.replaceAll(".", "")}@gmail.com` : `${box}@${domain}`;
}
