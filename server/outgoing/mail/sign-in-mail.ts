import { accessCopy } from "#app/copy/desk/access.ts";
import type { Facts } from "#app/copy/facts.ts";
import { signInMailCopy as copy } from "#app/copy/mails/sign-in-mail.ts";
import type { SignInWay } from "#app/rules/owner/desk-session.ts";
import { fullBusinessMoment } from "#app/rules/time/business-time.ts";
import type { Mail } from "./mail.ts";
import { noticeMail } from "./notice-mail.ts";

type SignIn = { browser: string; way: SignInWay; who: string; nowMs: number; page: string };

/** Tells the owner that the desk was opened in an unknown browser. */
export function signInMail(
  { browser, way, who, nowMs, page }: SignIn,
  { brand, booking }: Facts,
  to: Mail["to"],
): Mail {
  const { labels, ...words } = copy;
  const notice = noticeMail({
    subject: words.subject,
    lead: words.lead,
    brand: brand.name,
    lines: [
      [labels.at, fullBusinessMoment(nowMs, booking.timeZone)],
      [labels.browser, browser],
      [labels.way, accessCopy.sessions.ways[way]],
      [labels.who, who],
    ],
    open: { words: words.open, href: page },
  });
  return { ...notice, to };
}
