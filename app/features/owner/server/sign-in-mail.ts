import { businessPlace } from "#facts/business-place.ts";
import type { Facts } from "#facts/facts.ts";
import type { Mail } from "#platform/mail/server/mail.ts";
import { noticeMail } from "#platform/mail/server/notice-mail.ts";
import { fullBusinessMoment } from "#platform/time/business-time.ts";
import type { SignInWay } from "../rules/desk-session.ts";
import { accessCopy } from "../words/access.ts";
import { signInMailCopy as copy } from "../words/sign-in-mail.ts";

type SignIn = { browser: string; way: SignInWay; who: string; nowMs: number; page: string };

/** Tells the owner that the desk was opened in an unknown browser. */
export function signInMail({ browser, way, who, nowMs, page }: SignIn, facts: Facts, to: Mail["to"]): Mail {
  const { labels, ...words } = copy;
  const notice = noticeMail({
    subject: words.subject,
    lead: words.lead,
    brand: facts.brand.name,
    lines: [
      [labels.at, fullBusinessMoment(nowMs, businessPlace(facts))],
      [labels.browser, browser],
      [labels.way, accessCopy.sessions.ways[way]],
      [labels.who, who],
    ],
    open: { words: words.open, href: page },
  });
  return { ...notice, to };
}
