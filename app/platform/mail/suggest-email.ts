import { maxEmailCharacters } from "./email-address.ts";

/** Mailbox services with names that are long enough to be told from others that differ by a letter. */
const known = ["gmail.com", "yahoo.com", "hotmail.com", "outlook.com", "icloud.com", "comcast.net", "verizon.net"];
/** Real services that differ from one of these by a letter. */
const real = ["mail.com", "email.com", "ymail.com"];

/** The address that was probably meant, if its domain differs from a well-known one by a slip of the finger. */
export function suggestEmail(typed: string): string | undefined {
  const email = typed.slice(0, maxEmailCharacters).trim();
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || known.includes(domain) || real.includes(domain)) return undefined;
  const meant = known.find((each) => isSlipOf(domain, each));
  return meant && `${email.slice(0, at)}@${meant}`;
}

/** Whether two words differ by one letter, or by two that changed places. */
function isSlipOf(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shorter && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const [left, right] = [typed, meant].map((word) => word.slice(start, word.length - end)) as [string, string];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left === [...right].reverse().join("");
}
